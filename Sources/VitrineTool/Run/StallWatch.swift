/// Notices a process whose tests don't come to an end.
///
/// The times are given by the caller, so that nothing here depends on a clock.
package struct StallWatch {
  /// What there is to say about a process.
  package enum Finding: Equatable {
    /// It is still at the same tests, for so long.
    case still(Duration)
    /// It is to be stopped; why.
    case stalled(String)
  }

  private let limits: TimeLimits
  private var lastProgress: ContinuousClock.Instant
  private var lastOutput: ContinuousClock.Instant
  private var nextBeat = TimeLimits.beat
  private var isStalled = false

  package init(limits: TimeLimits, now: ContinuousClock.Instant = .now) {
    self.limits = limits
    lastProgress = now
    lastOutput = now
  }

  /// A test has begun or ended.
  package mutating func progress(at now: ContinuousClock.Instant = .now) {
    lastProgress = now
    lastOutput = now
    nextBeat = TimeLimits.beat
  }

  /// Something was printed.
  package mutating func output(at now: ContinuousClock.Instant = .now) {
    lastOutput = now
  }

  /// What there is to say now, each thing once.
  package mutating func check(at now: ContinuousClock.Instant = .now) -> Finding? {
    guard !isStalled else { return nil }
    let passed = lastProgress.duration(to: now)
    if let silence = limits.silence, lastOutput.duration(to: now) >= silence {
      isStalled = true
      return .stalled("nothing came from it for \(Self.text(silence))")
    }
    if let chatter = limits.chatter, passed >= chatter {
      isStalled = true
      return .stalled("it went on printing for \(Self.text(chatter))")
    }
    guard passed >= nextBeat else { return nil }
    nextBeat = passed + TimeLimits.beat
    return .still(passed)
  }

  /// `12 s`.
  package static func text(_ duration: Duration) -> String {
    "\(duration.components.seconds) s"
  }
}
