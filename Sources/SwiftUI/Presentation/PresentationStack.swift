import DisplayList
import Foundation
import Metrics

/// What stands over the content of a graph, from back to front: sheets, covers, alerts.
@MainActor
package final class PresentationStack {
  package private(set) var layers: [PresentationLayerNode] = []
  private unowned(unsafe) let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Puts a layer in front; what is typed behind a modal one ends, as iOS takes the keyboard away.
  func present(_ layer: PresentationLayerNode) {
    if layer.isModal { graph.focus.leaveCoveredField() }
    layers.append(layer)
    layer.layoutParent = graph.layoutRoot
    graph.layoutRoot?.invalidateLayout()
    graph.layoutRoot?.invalidatePlacement()
    graph.layersDidChange?()
    graph.contentDidChange()
  }

  /// Takes a layer away.
  ///
  /// What its own views present goes with it.
  func dismiss(_ layer: PresentationLayerNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    layer.tearDown()
    graph.layoutRoot?.invalidatePlacement()
    graph.layersDidChange?()
    graph.contentDidChange()
  }
}

/// One thing that stands over the content of a graph.
@MainActor
package class PresentationLayerNode: LayoutNode {
  /// Whether what is behind cannot be reached.
  package var isModal: Bool { true }
  /// Whether what is behind is drawn smaller, as something that has stepped back.
  package var pushesBack: Bool { false }
  /// Asks the one who presents to end the presentation.
  package final var requestDismissal: @MainActor () -> Void = {}

  /// Darkens what is behind.
  package final func drawDimming(into canvas: inout DisplayCanvas) {
    let opacity = Double(SheetMetrics.dimming(isDark: environment.values.colorScheme == .dark))
    canvas.append(.fill(canvas.pixelRect(size), PaintColor(white: 0, alpha: opacity)))
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: graph.size)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = hitTestChildren(point, &path)
    return isModal
  }
}
