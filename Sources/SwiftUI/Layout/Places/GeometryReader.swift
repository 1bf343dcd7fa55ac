import Foundation

/// A container whose content is made from its size and its place.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TypedGeometryReaderNode<Content> {
    TypedGeometryReaderNode(content, context)
  }

  @MainActor
  package func updateNode(_ node: TypedGeometryReaderNode<Content>) {
    node.update(content)
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
package class GeometryReaderNode: LayoutNode, PlaceObserver, GeometrySource {
  fileprivate final var content: _Node?
  fileprivate final var wasPlaced = false
  private var observesPlace = false
  private var seenSize: CGSize?
  fileprivate final var placeReads = PlaceReads()
  private var stacked = StackedElements(alignment: .topLeading)

  /// Notes that what is being evaluated, the content or something in it, depends on where the reader
  /// is.
  package final func noteRead(of anchored: LayoutNode?) {
    guard let reader = Tracking.reader else { return }
    placeReads.note(self, by: reader)
    if let anchored { placeReads.note(anchored, by: reader) }
    guard !observesPlace else { return }
    observesPlace = true
    graph.addPlaceObserver(self)
  }

  /// Evaluates again what depends on places that have changed.
  package final func checkPlace() { placeReads.check() }

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
    // A mere move is left to `checkPlace`, which knows whether the content has asked for the place.
    guard seenSize != size else { return }
    wasPlaced = true
    seenSize = size
    invalidate()
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
    placeReads.forget(self)
    let view = evaluateContent { make(GeometryProxy(self)) }
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
