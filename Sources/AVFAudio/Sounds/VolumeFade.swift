import Foundation

/// A volume that changes evenly in time.
struct VolumeFade: Sendable {
  private var start: Float
  private var target: Float
  /// On the device's clock.
  private var begin: TimeInterval = 0
  /// In seconds.
  private var length: TimeInterval = 0

  init(_ volume: Float) {
    start = volume
    target = volume
  }

  func volume(at now: TimeInterval) -> Float {
    guard length > 0, now < begin + length else { return target }
    let part = Float(max(now - begin, 0) / length)
    return start + (target - start) * part
  }

  mutating func fade(to volume: Float, in length: TimeInterval, at now: TimeInterval) {
    start = self.volume(at: now)
    target = volume
    begin = now
    self.length = length.isFinite ? max(length, 0) : 0
  }
}
