import Device
import Foundation

extension ViewGraph {
  /// Sends one touch into the tree: finds who it meets and tells their gestures.
  ///
  /// - Parameters:
  ///   - phase: What the finger does.
  ///   - point: In the space of the graph's root, in points.
  ///   - time: On the device's clock, in seconds.
  ///   - id: Names the finger while it is down.
  package func touch(
    _ phase: Touch.Phase, at point: CGPoint, time: TimeInterval, id: Int = 0
  ) {
    touch(Touch(id: id, phase: phase, location: point, timestamp: time))
  }

  /// Sends one touch into the tree; its location is in the space of the graph's root.
  package func touch(_ touch: Touch) {
    gestures.handle(touch)
  }

  /// When a gesture wants to hear that time has passed, in seconds; nil when none waits.
  package var gestureDeadline: TimeInterval? { gestures.deadline }

  /// Tells gestures that wait, such as a long press, that time has passed.
  package func gestureTimeDidPass(to time: TimeInterval) {
    gestures.pass(to: time)
  }
}

extension LayoutNode {
  /// The point of the node's own space that is seen at a point of the root's space.
  ///
  /// - Complexity: O(depth).
  package final func localPoint(fromRoot point: CGPoint) -> CGPoint {
    var local = layoutParent?.localPoint(fromRoot: point) ?? point
    if let parent = layoutParent {
      if let transform = parent.contentTransform {
        local = transform.inverted().apply(to: local) ?? local
      }
      let offset = parent.contentOffset
      local.x -= offset.x
      local.y -= offset.y
    }
    let origin = flags.contains(.moving) ? graph.movements.frame(of: self).origin : origin
    return CGPoint(x: local.x - origin.x, y: local.y - origin.y)
  }
}
