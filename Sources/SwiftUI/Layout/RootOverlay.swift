import CoreGraphics

/// What a part lays over the whole content of a graph: sheets, an open menu, the keyboard's bar.
@MainActor
package protocol RootOverlay: AnyObject {
  /// Higher ones stand in front.
  var overlayLevel: Int { get }

  /// From back to front.
  var overlayNodes: [LayoutNode] { get }

  /// Whether what is behind a node cannot be reached.
  func isModal(_ node: LayoutNode) -> Bool

  /// Whether what is behind a node is kept from assistive technologies.
  func hidesBehind(_ node: LayoutNode) -> Bool

  /// Places the nodes, in the root's space.
  func placeNodes(in root: RootLayoutNode)

  /// Draws the nodes in the root's space.
  func drawNodes(into canvas: inout DisplayCanvas)

  /// Draws the content in another way than by itself.
  ///
  /// - Returns: False if the content is to be drawn as always.
  func drawContent(
    into canvas: inout DisplayCanvas, _ draw: (inout DisplayCanvas) -> Void
  ) -> Bool

  /// The graph has got another size.
  func graphSizeDidChange()
}

extension RootOverlay {
  package func isModal(_ node: LayoutNode) -> Bool { false }

  package func hidesBehind(_ node: LayoutNode) -> Bool { isModal(node) }

  package func placeNodes(in root: RootLayoutNode) {
    for node in overlayNodes { node.place(at: .zero, Proposal(root.size)) }
  }

  package func drawNodes(into canvas: inout DisplayCanvas) {
    for node in overlayNodes { node.drawPlaced(into: &canvas) }
  }

  package func drawContent(
    into canvas: inout DisplayCanvas, _ draw: (inout DisplayCanvas) -> Void
  ) -> Bool {
    false
  }

  package func graphSizeDidChange() {}
}

/// What stands over the content of a graph.
@MainActor
package final class RootOverlays: GraphPart {
  /// From back to front.
  package private(set) var overlays: [any RootOverlay] = []

  /// Called when a node over the content has come or gone, and when preferences may have changed.
  package var didChange: (@MainActor () -> Void)?

  package init(_ graph: ViewGraph) {}

  package func add(_ overlay: any RootOverlay) {
    let index = overlays.firstIndex { $0.overlayLevel > overlay.overlayLevel }
    overlays.insert(overlay, at: index ?? overlays.count)
  }

  func forEachNode(_ body: (LayoutNode) -> Void) {
    for overlay in overlays {
      for node in overlay.overlayNodes { body(node) }
    }
  }

  /// All nodes from back to front, with whether what is behind cannot be reached, and is not told.
  var nodes: [(node: LayoutNode, isModal: Bool, hidesBehind: Bool)] {
    overlays.flatMap { overlay in
      overlay.overlayNodes.map {
        (node: $0, isModal: overlay.isModal($0), hidesBehind: overlay.hidesBehind($0))
      }
    }
  }
}

extension ViewGraph {
  /// Says that a node over the content has come or gone.
  package func overlaysDidChange() {
    layoutRoot?.invalidatePlacement()
    self[RootOverlays.self].didChange?()
    contentDidChange()
  }
}
