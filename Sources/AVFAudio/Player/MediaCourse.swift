import CoreMedia
import Foundation

/// How far a film has come, by the device's clock.
struct MediaCourse: Sendable {
  /// Where it stood when it was looked at last.
  private(set) var position = CMTime.zero
  /// When that was, on the device's clock; nil while it rests.
  private var anchor: TimeInterval?
  /// Seconds of the film in one of the clock.
  private var speed = 0.0

  var isRunning: Bool { anchor != nil }

  func time(at now: TimeInterval) -> CMTime {
    guard let anchor, now > anchor, position.isNumeric else { return position }
    let start = position.convertScale(Self.scale, method: .default)
    let passed = ((now - anchor) * speed * Double(Self.scale)).rounded()
    return CMTime(value: start.value + CMTimeValue(passed), timescale: Self.scale)
  }

  private static let scale: CMTimeScale = 1_000_000_000

  /// When it comes to a time, on the device's clock; nil if it rests.
  func moment(of time: CMTime) -> TimeInterval? {
    guard let anchor, speed > 0 else { return nil }
    return anchor + (time - position).seconds / speed
  }

  mutating func run(speed: Double, at now: TimeInterval) {
    position = time(at: now)
    anchor = speed > 0 ? now : nil
    self.speed = speed
  }

  mutating func move(to time: CMTime, at now: TimeInterval) {
    position = time
    if isRunning { anchor = now }
  }
}
