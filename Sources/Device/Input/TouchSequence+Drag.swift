import Foundation

extension TouchSequence {
  /// Seconds between two frames of a moving finger.
  package static let frameInterval: TimeInterval = 1 / 60
  /// In seconds: slower movements go faster, since each frame is an event of its own.
  private static let longestMovement: TimeInterval = 120

  /// The frames of a movement that takes `duration` seconds; at least two, also of one that is no number.
  static func steps(for duration: TimeInterval) -> Int {
    guard duration > 0 else { return 2 }
    return max(Int((min(duration, longestMovement) / frameInterval).rounded(.up)), 2)
  }

  /// One finger presses at `start`, moves to `end` at constant speed, rests there and lifts.
  ///
  /// Points are in screen points, `velocity` in points per second, `press` and `hold` are seconds of
  /// rest before the finger moves and before it lifts. Without a rest at the end the movement's speed
  /// counts as momentum.
  package static func drag(
    from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, velocity: CGFloat = 500,
    hold: TimeInterval = 0
  ) -> TouchSequence {
    drag(
      from: start, to: end, press: press, velocity: velocity, hold: hold, hasFullSpeed: false)
  }

  /// `hasFullSpeed`: Whether a movement shorter than two frames has closer ones, and so its speed.
  private static func drag(
    from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, velocity: CGFloat,
    hold: TimeInterval = 0, hasFullSpeed: Bool
  ) -> TouchSequence {
    let distance = hypot(end.x - start.x, end.y - start.y)
    let speed = velocity.isFinite && velocity > 0 ? velocity : 500
    let duration = Double(distance / speed)
    let steps = steps(for: duration)
    let isShort = hasFullSpeed && duration > 0 && duration < 2 * frameInterval
    let interval = isShort ? duration / 2 : frameInterval
    var frames = [Frame(time: 0, touches: [Touch(phase: .began, location: start, timestamp: 0)])]
    var time = press.isFinite ? max(press, 0) : 0
    for step in 1...steps {
      time += interval
      let part = CGFloat(step) / CGFloat(steps)
      let location = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      frames.append(
        Frame(time: time, touches: [Touch(phase: .moved, location: location, timestamp: 0)]))
    }
    time += hold.isFinite ? max(hold, 0) : 0
    frames.append(Frame(time: time, touches: [Touch(phase: .ended, location: end, timestamp: 0)]))
    return TouchSequence(frames: frames)
  }

  /// A fling inside `rect`: the finger covers most of it and lifts at full speed, however small that is.
  ///
  /// The finger goes in `direction` and content follows it; `rect` is in screen points, `velocity` in
  /// points per second.
  package static func swipe(
    _ direction: SwipeDirection, in rect: CGRect, velocity: CGFloat = 1000
  ) -> TouchSequence {
    let unit = direction.vector
    let reach = CGPoint(x: rect.width * 0.375 * unit.x, y: rect.height * 0.375 * unit.y)
    return drag(
      from: CGPoint(x: rect.midX - reach.x, y: rect.midY - reach.y),
      to: CGPoint(x: rect.midX + reach.x, y: rect.midY + reach.y),
      velocity: velocity, hasFullSpeed: true
    )
  }
}

/// Where the finger goes in a swipe.
package enum SwipeDirection: String, Codable, Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// One point in that direction; y grows downwards.
  package var vector: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}
