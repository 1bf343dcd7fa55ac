import Foundation

/// A container whose content is made from its size and its place.
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor
  public static func _makeNode(_ view: GeometryReader<Content>, _ context: _NodeContext) -> _Node {
    TypedGeometryReaderNode(view.content, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: GeometryReader<Content>) {
    unsafeDowncast(node, to: TypedGeometryReaderNode<Content>.self).update(view.content)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("GeometryReader", content: content(GeometryProxy()))
  }
}

/// The node of a geometry reader, without the type of its content.
///
/// Takes all the room it is offered. The content is evaluated in the body pass that follows the
/// first placement, and again when the size changes, or the place if the content asked for it.
@MainActor
package class GeometryReaderNode: LayoutNode {
  fileprivate final var content: _Node?
  fileprivate final var wasPlaced = false
  private var readsPlace = false
  private var seenFrame = CGRect.null
  private var stacked = StackedElements(alignment: .topLeading)

  /// Notes that the content depends on where the reader is.
  final func noteRead() {
    guard Tracking.reader === self, !readsPlace else { return }
    readsPlace = true
    graph.placeReaders.append(WeakPlaceReader(node: self))
  }

  /// Evaluates the content again if the reader has moved.
  final func checkPlace() {
    guard wasPlaced, seenFrame != rootFrame else { return }
    seenFrame = rootFrame
    invalidate()
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 10, height: 10))
  }

  package override func placeChildren() {
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      stacked.collect(from: content, for: self)
    }
    stacked.place(in: size, Proposal(size), environment)
  }

  package override func didPlace() {
    let isNew = !wasPlaced || seenFrame.size != size
    wasPlaced = true
    seenFrame = rootFrame
    if isNew { invalidate() }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      stacked.collect(from: content, for: self)
    }
    for element in stacked.elements { body(element) }
  }

  package override var dumpLabel: String? { "GeometryReader" }
}

@MainActor
package final class TypedGeometryReaderNode<Content: View>: GeometryReaderNode {
  private var make: (GeometryProxy) -> Content

  init(_ make: @escaping (GeometryProxy) -> Content, _ context: _NodeContext) {
    self.make = make
    super.init(context)
  }

  func update(_ new: @escaping (GeometryProxy) -> Content) {
    make = new
    if wasPlaced { refresh() }
  }

  package override func refresh() {
    flags.remove(.queued)
    guard wasPlaced, graph.hasRoom(for: self) else { return }
    graph.statistics.bodiesRun += 1
    let view = Tracking.evaluate(for: self) { make(GeometryProxy(self)) }
    if let content {
      Content._updateNode(content, to: view)
    } else {
      content = Content._makeNode(view, childContext)
      flags.insert(.elementsStale)
      invalidatePlacement()
      preferencesDidChange()
    }
  }
}

/// A reader that has to know when it is moved.
@MainActor
struct WeakPlaceReader { weak var node: GeometryReaderNode? }

extension ViewGraph {
  /// Tells the readers that depend on their place where they are now.
  func checkPlaces() {
    guard !placeReaders.isEmpty else { return }
    placeReaders.removeAll { $0.node == nil || $0.node?.flags.contains(.removed) == true }
    for reader in placeReaders { reader.node?.checkPlace() }
  }
}
