import Foundation

extension TouchSequence {
  /// How long a tapping finger stays down, in seconds.
  static let tapDuration: TimeInterval = 0.05
  /// From the lift of one tap to the next touch, in seconds; well inside the double-tap window (0.35).
  static let tapInterval: TimeInterval = 0.1
  /// Distance between neighbouring fingers of one hand, in points.
  static let fingerDistance: CGFloat = 20
  /// Far more than recognisers count.
  private static let mostTaps = 100
  /// As many as a person has.
  private static let mostFingers = 10

  /// `count` taps with `fingers` fingers side by side, centred on `point`; both at least 1, and no more than a person
  /// would do.
  package static func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> TouchSequence {
    var frames: [Frame] = []
    var time: TimeInterval = 0
    for tap in 1...min(max(count, 1), mostTaps) {
      for phase in [Touch.Phase.began, .ended] {
        frames.append(
          Frame(time: time, touches: hand(at: point, fingers: fingers, phase: phase, tap: tap)))
        time += phase == .began ? tapDuration : tapInterval
      }
    }
    return TouchSequence(frames: frames)
  }

  /// One finger goes down, rests for `duration` seconds and lifts.
  package static func press(at point: CGPoint, duration: TimeInterval) -> TouchSequence {
    let end = max(duration.isFinite ? duration : 0, tapDuration)
    return TouchSequence(frames: [
      Frame(time: 0, touches: [Touch(phase: .began, location: point, timestamp: 0)]),
      Frame(time: end, touches: [Touch(phase: .ended, location: point, timestamp: 0)]),
    ])
  }

  private static func hand(
    at point: CGPoint, fingers: Int, phase: Touch.Phase, tap: Int
  ) -> [Touch] {
    let count = min(max(fingers, 1), mostFingers)
    let first = point.x - fingerDistance * CGFloat(count - 1) / 2
    return (0..<count).map { finger in
      Touch(
        id: finger, phase: phase,
        location: CGPoint(x: first + fingerDistance * CGFloat(finger), y: point.y),
        timestamp: 0, tapCount: tap)
    }
  }
}
