import CoreGraphics

/// How much of a graph's edges something covers.
@MainActor
package final class RootInsets: GraphPart {
  private unowned(unsafe) let graph: ViewGraph

  /// The safe area's insets of the root, in points.
  package var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { roomDidChange() } }
  }

  /// How much of the root's bottom the software keyboard covers, in points.
  package var keyboard: CGFloat = 0 {
    didSet { if keyboard != oldValue { roomDidChange() } }
  }

  /// How high the bar above the software keyboard is, in points.
  package var keyboardBar: @MainActor () -> CGFloat = { 0 }

  package init(_ graph: ViewGraph) { self.graph = graph }

  private func roomDidChange() {
    graph.placesDidChange = true
    graph.layoutRoot?.invalidateLayout()
  }
}

extension ViewGraph {
  /// The safe area's insets of the root, in points.
  package var safeAreaInsets: EdgeInsets {
    get { self[RootInsets.self].safeArea }
    set { self[RootInsets.self].safeArea = newValue }
  }

  /// How much of the root's bottom the software keyboard covers, in points.
  package var keyboardInset: CGFloat {
    get { self[RootInsets.self].keyboard }
    set { self[RootInsets.self].keyboard = newValue }
  }

  /// How much of the root's bottom the software keyboard and the bar above it cover, in points.
  package var keyboardHeight: CGFloat {
    let insets = self[RootInsets.self]
    return insets.keyboard > 0 ? insets.keyboard + insets.keyboardBar() : 0
  }
}
