import CoreGraphics
import Foundation

/// Hosts a view without a window, for benchmarks and tools: the caller decides when a turn runs.
///
/// Apps and tests use `UIHostingController` instead.
@MainActor
public final class _GraphHost {
  package let graph: ViewGraph

  /// `size`: What the view is offered, in points.
  public init<V: View>(_ view: V, size: CGSize = CGSize(width: 390, height: 844)) {
    graph = ViewGraph(size: size)
    graph.setRoot(view)
  }

  /// Shows a new value of the same view.
  public func show<V: View>(_ view: V) { graph.setRoot(view) }

  /// Brings everything up to date: bodies, preferences, layout, callbacks.
  public func settle() { graph.runTurn() }

  /// Takes the view out and ends what it runs.
  public func tearDown() { graph.tearDown() }

  /// What the view is offered, in points.
  public var size: CGSize {
    get { graph.size }
    set { graph.size = newValue }
  }

  /// Scrolls the outermost scrolling view down, in points.
  public func scroll(by distance: CGFloat) {
    func find(_ node: LayoutNode) -> ScrollingNode? {
      if let scroll = node as? ScrollingNode { return scroll }
      var found: ScrollingNode?
      node.forEachElement { if found == nil { found = find($0) } }
      return found
    }
    guard let scroll = graph.layoutRoot.flatMap(find) else { return }
    scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + distance))
  }

  /// How many bodies have been evaluated so far.
  public var bodiesRun: Int { graph.statistics.bodiesRun }
  /// How many nodes have been made so far.
  public var nodesMade: Int { graph.statistics.nodesMade }
}
