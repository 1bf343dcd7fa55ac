import UIKit

extension _UIHostingView: DropTargetHost {
  package func dropTarget(
    at point: CGPoint, for operation: DragOperation
  ) -> (any DropTarget)? {
    graph.dropTarget(at: point, for: operation)
  }
}

extension _UIHostingView: SpringLoadingHost {
  package func springLoadedControl(at point: CGPoint) -> (any SpringLoadedControl)? {
    graph.springLoadedControl(at: point)
  }
}

extension UIView {
  /// A view that shows `view` up to its edges.
  static func hosting<V: View>(_ view: V) -> UIView {
    let host = _UIHostingView(rootView: view)
    host.safeAreaRegions = []
    return host
  }
}
