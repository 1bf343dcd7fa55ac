import CoreGraphics
import Metrics

/// Follows a finger that goes down at the leading edge of the screen and moves inwards.
///
/// Goes before what stands there, as the system's own gesture does; a finger that moves along the edge, or not at all, is
/// left to that.
@MainActor
package final class EdgeSwipeRecognizer: GestureRecognizer {
  private let handler: @MainActor () -> Void
  private var track = DragTrack()
  private var isSwiping = false

  /// - Parameters:
  ///   - node: The node whose screen is swiped away.
  ///   - handler: Called when the finger lifts far enough from the edge, or fast enough.
  package init(node: LayoutNode, handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    super.init(node: node, priority: .high)
  }

  /// Whether a place is so close to the leading edge of the screen that a swipe begins there.
  ///
  /// `point` is in the space of the node whose screen is swiped away.
  package static func begins(at point: CGPoint, of node: LayoutNode) -> Bool {
    let x = node.rootFrame.minX + point.x
    let distance = node.environment.isRightToLeft ? node.graph.size.width - x : x
    return distance <= GestureMetrics.screenEdge
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first, track.follow(touch) else {
      return isSwiping ? .active : .possible
    }
    let sign: CGFloat = node.environment.isRightToLeft ? -1 : 1
    let way = track.translation.width * sign
    switch touch.phase {
    case .began:
      return .possible
    case .moved, .stationary:
      if isSwiping { return .active }
      let along = abs(track.translation.height)
      if max(along, -way) >= GestureMetrics.panMovement, along >= way { return .failed }
      isSwiping = way >= GestureMetrics.panMovement
      return isSwiping ? .active : .possible
    case .ended:
      guard isSwiping else { return .failed }
      let turn = PageTurning.turn(
        distance: way, velocity: track.velocity.width * sign, length: node.size.width)
      if turn < 0 { actions.append(handler) }
      return .ended
    case .cancelled:
      return .failed
    }
  }
}
