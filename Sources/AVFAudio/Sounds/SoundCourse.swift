import Foundation

/// How far a sound has come, by the device's clock.
struct SoundCourse: Sendable {
  /// Seconds of the sound.
  let duration: TimeInterval
  /// Where it stood when it was looked at last, in seconds of the sound.
  private var position: TimeInterval = 0
  /// When that was, on the device's clock; nil while it rests.
  private var anchor: TimeInterval?
  /// Seconds of the sound in one of the clock.
  private var speed = 1.0
  /// How often it is played again; below 0 for ever.
  private(set) var loops = 0
  /// How often it has come to its end since it began.
  private var rounds = 0

  init(duration: TimeInterval) { self.duration = duration }

  var isStarted: Bool { anchor != nil }

  /// When it ends, on the device's clock; nil if it rests or is played for ever.
  var end: TimeInterval? {
    guard let anchor else { return nil }
    if loops < 0, duration > 0 { return nil }
    let rest = duration * Double(max(loops - rounds, 0) + 1) - position
    return anchor + max(rest, 0) / speed
  }

  func isPlaying(at now: TimeInterval) -> Bool {
    isStarted && end.map { now < $0 } ?? true
  }

  /// Seconds from the begin of the sound; 0 behind its end.
  func position(at now: TimeInterval) -> TimeInterval {
    guard isStarted else { return position }
    if let end, now >= end { return 0 }
    let total = passed(at: now)
    return duration > 0 ? total.truncatingRemainder(dividingBy: duration) : 0
  }

  /// Seconds of the sound since the begin of this round, in whole nanoseconds.
  private func passed(at now: TimeInterval) -> TimeInterval {
    guard let anchor, now > anchor else { return position }
    return ((position + (now - anchor) * speed) * 1e9).rounded() / 1e9
  }

  // MARK: Changes

  mutating func begin(at moment: TimeInterval) { anchor = moment }

  mutating func rest(at now: TimeInterval) {
    fold(at: now)
    anchor = nil
  }

  /// It has come to its end.
  mutating func finish() {
    position = 0
    rounds = 0
    anchor = nil
  }

  mutating func move(to position: TimeInterval, at now: TimeInterval) {
    fold(at: now)
    self.position = min(max(position, 0), duration)
  }

  mutating func setSpeed(_ speed: Double, at now: TimeInterval) {
    fold(at: now)
    self.speed = speed
  }

  mutating func setLoops(_ loops: Int, at now: TimeInterval) {
    fold(at: now)
    self.loops = loops
  }

  /// Takes `now` for the moment that it is counted from.
  private mutating func fold(at now: TimeInterval) {
    guard let anchor, now > anchor else { return }
    let total = passed(at: now)
    if duration > 0 {
      let whole = (total / duration).rounded(.down)
      rounds += Int(min(whole, 1e9))
      position = total - whole * duration
    }
    self.anchor = now
  }
}
