import Foundation

/// What moves a scroll view's content.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing does.
  case idle
  /// A finger is down that may be about to scroll.
  case tracking
  /// A finger does.
  case interacting
  /// The content goes on after a finger has let go.
  case decelerating
  /// The app has asked for another place, with an animation.
  case animating

  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// How a scroll view stood when its phase changed.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Towards the content's end, in points per second; nil while no finger has moved the content.
  public let velocity: CGVector?
}

/// A node around a scroll view that hears of its phases.
@MainActor
package protocol ScrollPhaseObserver: LayoutNode {
  /// Another phase of the first scroll view inside has begun.
  func scrollPhaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
}

extension ScrollingNode {
  /// Tells the views around of a new phase, up to the scroll view in which this one stands.
  func tellPhase(from old: ScrollPhase, to new: ScrollPhase, velocity: CGSize?) {
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity.map { CGVector(dx: -$0.width, dy: -$0.height) })
    var node = layoutParent
    while let current = node, !(current is ScrollingNode) {
      if let observer = current as? any ScrollPhaseObserver,
        current.firstScrollingNode === self
      {
        observer.scrollPhaseDidChange(from: old, to: new, context)
      }
      node = current.layoutParent
    }
  }

  /// Where the content is now: what the margins and the safe area keep free counts as insets.
  var geometry: ScrollGeometry {
    let margins = scrollMargins
    let insets = margins + overflow
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - left, y: offset.y - insets.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal,
        height: contentSize.height - margins.vertical),
      contentInsets: insets, containerSize: drawnArea.size)
  }
}

extension LayoutNode {
  /// The node itself or the first one inside that scrolls.
  final var firstScrollingNode: ScrollingNode? {
    if let node = self as? ScrollingNode { return node }
    var found: ScrollingNode?
    forEachElement { if found == nil { found = $0.firstScrollingNode } }
    return found
  }
}
