import DisplayList
import Foundation
import Metrics

/// What stands over the content of a graph, from back to front: sheets, covers, alerts.
@MainActor
package final class PresentationStack: GraphPart {
  package private(set) var layers: [PresentationLayerNode] = []
  private unowned(unsafe) let graph: ViewGraph
  /// What the edges kept free when the layers were placed, in points.
  private var keptInsets = EdgeInsets()

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[RootOverlays.self].add(self)
  }

  /// Puts a layer in front; what is typed behind a modal one ends, as iOS takes the keyboard away.
  func present(_ layer: PresentationLayerNode) {
    if layer.isModal { graph.focus.leaveCoveredField() }
    layers.append(layer)
    layer.layoutParent = graph.layoutRoot
    graph.layoutRoot?.invalidateLayout()
    graph.overlaysDidChange()
    graph.enqueueLifecycle { [weak layer] in layer?.didAppear() }
  }

  /// Takes a layer away.
  ///
  /// What its own views present goes with it.
  func dismiss(_ layer: PresentationLayerNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    layer.tearDown()
    graph.overlaysDidChange()
  }
}

extension PresentationStack: RootOverlay {
  package var overlayLevel: Int { 100 }

  package var overlayNodes: [LayoutNode] { layers }

  /// Layers stand clear of what covers the screen's edges, which changes without their size.
  package func placeNodes(in root: RootLayoutNode) {
    let kept = root.keptInsets
    if kept != keptInsets {
      keptInsets = kept
      for layer in layers { layer.flags.insert(.needsPlacement) }
    }
    for layer in layers { layer.place(at: .zero, Proposal(root.size)) }
  }

  package func isModal(_ node: LayoutNode) -> Bool {
    (node as? PresentationLayerNode)?.isModal ?? false
  }

  package func hidesBehind(_ node: LayoutNode) -> Bool {
    (node as? PresentationLayerNode)?.hidesBehind ?? false
  }

  /// The content steps back behind a sheet that covers it: smaller, with round corners, on black.
  package func drawContent(
    into canvas: inout DisplayCanvas, _ draw: (inout DisplayCanvas) -> Void
  ) -> Bool {
    guard layers.contains(where: \.pushesBack), let root = graph.layoutRoot else { return false }
    let rect = canvas.pixelRect(graph.size)
    let transform = SheetMetrics.behind(size: rect.size, safeTop: graph.safeAreaInsets.top)
    canvas.append(.fill(rect, PaintColor.black))
    let clip = Clip(rect, cornerRadius: SheetMetrics.cornerRadius)
    canvas.group(GroupAttributes(transform: transform, clip: clip)) { canvas in
      canvas.append(.fill(rect, ControlPaint(root).background))
      draw(&canvas)
    }
    return true
  }
}

extension ViewGraph {
  /// What stands over the content: sheets, alerts.
  package var presentations: PresentationStack { self[PresentationStack.self] }
}

/// One thing that stands over the content of a graph.
@MainActor
package class PresentationLayerNode: LayoutNode {
  /// Whether what is behind cannot be reached.
  package var isModal: Bool { true }
  /// Whether what is behind is kept from assistive technologies.
  package var hidesBehind: Bool { isModal }
  /// Whether what is behind is drawn smaller, as something that has stepped back.
  package var pushesBack: Bool { false }
  /// Asks the one who presents to end the presentation.
  package final var requestDismissal: @MainActor () -> Void = {}

  /// The layer's views are there; it may have been taken away again.
  package func didAppear() {}

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
