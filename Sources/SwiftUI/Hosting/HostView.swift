import UIKit

/// The UIKit view that shows a graph.
@MainActor
private final class HostView: GraphPart {
  weak var view: UIView?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// The UIKit view that shows the graph, if any.
  package var hostView: UIView? {
    get { existing(HostView.self)?.view }
    set { self[HostView.self].view = newValue }
  }
}
