/// One of the views that another view resolves to, to be placed by a container.
///
/// It keeps its identity, wherever in the container it is shown, and has the environment of the place
/// where it is shown. Views with a body are evaluated where they were declared, so that their state
/// stays while they are not shown.
public nonisolated struct Subview: PrimitiveView, Identifiable {
  /// Tells the subviews of a view apart for as long as they live.
  public struct ID: Hashable, Sendable {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor
    init() {
      Self.last += 1
      number = Self.last
    }
  }

  public let id: ID
  /// What the view tells the container by `containerValue(_:_:)` and `tag(_:includeOptional:)`.
  public let containerValues: ContainerValues
  let source: SubviewSource
  /// The identity that the app has given the view, by `ForEach` or `id(_:)`.
  var explicitID: AnyHashable?

  @MainActor
  init(_ source: SubviewSource) {
    id = source.id
    containerValues = source.values
    self.source = source
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SubviewNode {
    let node = SubviewNode(source, context)
    node.takeContent(source.makeNode(node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: SubviewNode) {
    node.show(source)
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.wrapper(source.view)) }
}

/// The place where a subview is shown.
@MainActor
package final class SubviewNode: SingleChildNode {
  private(set) var source: SubviewSource

  init(_ source: SubviewSource, _ context: _NodeContext) {
    self.source = source
    super.init(context)
    source.add(self)
  }

  func show(_ new: SubviewSource) {
    guard new !== source else { return }
    source = new
    new.add(self)
    setChild(new.makeNode(childContext))
  }
}
