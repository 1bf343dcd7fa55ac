import Device
import Foundation
import Metrics

/// The way of one finger: where it began, where it is, how fast it moves.
package struct DragTrack {
  package private(set) var start = CGPoint.zero
  package private(set) var location = CGPoint.zero
  /// In points per second, smoothed over the last samples.
  package private(set) var velocity = CGSize.zero
  /// On the device's clock, in seconds.
  package private(set) var time: TimeInterval = 0
  private var id: Int?

  package init() {}

  package var translation: CGSize {
    CGSize(width: location.x - start.x, height: location.y - start.y)
  }

  /// Takes the next event of the finger.
  ///
  /// - Returns: False for other fingers than the first one.
  package mutating func follow(_ touch: Touch) -> Bool {
    if id == nil {
      id = touch.id
      start = touch.location
      location = touch.location
      time = touch.timestamp
      return true
    }
    guard touch.id == id else { return false }
    let elapsed = touch.timestamp - time
    if elapsed > 0 {
      let fade = CGFloat(pow(GestureMetrics.speedRate, elapsed * 1000))
      let share = GestureMetrics.speedShare
      let x = (touch.location.x - location.x) / CGFloat(elapsed)
      let y = (touch.location.y - location.y) / CGFloat(elapsed)
      if touch.phase == .ended, x == 0, y == 0 {
        let hasRested = elapsed > GestureMetrics.restWithoutMomentum
        velocity =
          hasRested ? .zero : CGSize(width: velocity.width * fade, height: velocity.height * fade)
      } else if velocity == .zero {
        velocity = CGSize(width: x, height: y)
      } else {
        velocity = CGSize(
          width: velocity.width * fade * (1 - share) + x * share,
          height: velocity.height * fade * (1 - share) + y * share)
      }
      time = touch.timestamp
    }
    location = touch.location
    return true
  }
}
