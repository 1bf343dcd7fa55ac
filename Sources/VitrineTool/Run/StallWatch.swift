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
  /// When the tests that are running began.
  private var starts: [TestID: ContinuousClock.Instant] = [:]
  /// What the test that is running has asked for.
  private var asked: Duration?

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

  /// A test has begun or ended, and these are running now.
  package mutating func running(_ tests: [TestID], at now: ContinuousClock.Instant = .now) {
    starts = Dictionary(tests.map { ($0, starts[$0] ?? now) }, uniquingKeysWith: { $1 })
    asked = nil
    progress(at: now)
  }

  /// The only test that is running asks for more time, or for less.
  package mutating func asks(for time: Duration) { asked = time }

  /// Something was printed.
  package mutating func output(at now: ContinuousClock.Instant = .now) {
    lastOutput = now
  }

  /// What there is to say now, each thing once.
  package mutating func check(at now: ContinuousClock.Instant = .now) -> Finding? {
    guard !isStalled else { return nil }
    let passed = lastProgress.duration(to: now)
    if let allowed = limits.allowance?.granted(asked), let start = starts.values.min(),
      start.duration(to: now) >= allowed
    {
      isStalled = true
      let minutes = allowed.components.seconds / 60
      return .stalled("\(Self.overdue) \(minutes) minute\(minutes == 1 ? "" : "s")")
    }
    let expected = starts.isEmpty ? .zero : limits.allowance?.expected(asked) ?? .zero
    if let silence = limits.silence.map({ max($0, expected) }),
      lastOutput.duration(to: now) >= silence
    {
      isStalled = true
      return .stalled("nothing came from it for \(Self.text(silence))")
    }
    if let chatter = limits.chatter.map({ max($0, expected) }), passed >= chatter {
      isStalled = true
      return .stalled("it went on printing for \(Self.text(chatter))")
    }
    guard passed >= nextBeat else { return nil }
    nextBeat = passed + TimeLimits.beat
    return .still(passed)
  }

  /// How the reason begins where a test has taken more time than it may.
  package static let overdue = "it exceeded its execution time allowance of"

  /// `12 s`.
  package static func text(_ duration: Duration) -> String {
    "\(duration.components.seconds) s"
  }
}
