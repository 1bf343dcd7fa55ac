import Device
import Foundation

/// How long an app is waited for: not for longer than it has work, however little of a busy machine it gets.
///
/// It is over when the app's main thread has computed for so long, as in an endless loop, or when no thread of the app
/// has had anything to do for so long, as behind a lock. For other threads that compute the app itself waits, and knows
/// an end (`IdleWait.longestWork`), for which there is time. Bounds on real time are far away.
final class AnswerPatience {
  /// What has run out.
  enum End: Error, Equatable {
    /// The main thread's computing.
    case work
    /// That of all threads, in seconds.
    case allWork(TimeInterval)
    /// The app's rest.
    case rest
    /// Real time, in seconds.
    case far(TimeInterval)

    /// What was waited for so many seconds of.
    func words(for seconds: TimeInterval) -> String {
      switch self {
      case .work: "\(seconds) s of its main thread's work"
      case .allWork(let all): "\(all) s of its threads' work"
      case .rest: "\(seconds) s of real time"
      case .far(let far): "\(far) s of real time"
      }
    }
  }

  private let seconds: TimeInterval
  private let farLimit: TimeInterval
  private let now: () -> Int64
  private let work: () -> ProcessWork?
  private let start: Int64
  private let before: ProcessWork?
  private var last: ProcessWork?
  private var lastLook: Int64
  private var rest: TimeInterval = 0
  private var looks = 0

  /// How often the app is looked at on average, in seconds of real time.
  private static let look: TimeInterval = 0.1
  /// The golden ratio's part behind the point: its multiples modulo 1 come near no period.
  private static let irregularity = 0.618_033_988_749_895
  /// The part of real time for which an app may run that has nothing to do: somebody in it may look around.
  private static let idleWork = 0.2

  /// - Parameters:
  ///   - seconds: How long the main thread may compute, or the app have nothing to do.
  ///   - farLimit: A bound on real time, in seconds.
  ///   - now: Tells real time, in nanoseconds.
  ///   - workBefore: What the app has done until now, if `work` takes longer to tell.
  ///   - work: Looks at the app; nil if nobody can tell, or it has ended.
  init(
    seconds: TimeInterval, farLimit: TimeInterval = 180,
    now: @escaping () -> Int64 = { RealTime.nanoseconds() },
    workBefore: (() -> ProcessWork?)? = nil, work: @escaping () -> ProcessWork?
  ) {
    self.seconds = seconds
    self.farLimit = max(farLimit, seconds)
    self.now = now
    self.work = work
    start = now()
    before = (workBefore ?? work)()
    last = before
    lastLook = start
  }

  convenience init(for process: Int32, seconds: TimeInterval) {
    // Each request is waited for, and hardly any so long that the threads matter.
    self.init(
      seconds: seconds, workBefore: { ProcessWork(of: process, lookingAtThreads: false) },
      work: { ProcessWork(of: process) })
  }

  /// Until the next look, or the end if that comes before.
  var step: Deadline { Deadline(seconds: min(pause, max(seconds - rest, 0.001))) }

  /// Half as long to one and a half times as long as `look`, never the same twice: a thread of the app that wakes up
  /// at a steady pace would else be met awake at each look, and the app never be found at rest.
  var pause: TimeInterval {
    Self.look * (0.5 + (Double(looks) * Self.irregularity).truncatingRemainder(dividingBy: 1))
  }

  /// What has run out; nil if there is patience left.
  func end() -> End? {
    looks += 1
    let now = now()
    let passed = TimeInterval(now - lastLook) / 1e9
    let real = TimeInterval(now - start) / 1e9
    guard real < farLimit else { return .far(farLimit) }
    guard let work = work(), let before else {
      // Its end, if it has ended, is told by the connection.
      return real < seconds ? nil : .rest
    }
    if work.mainThread - before.mainThread >= seconds { return .work }
    let most = seconds + IdleWait.longestWork
    if work.all - before.all >= most { return .allWork(most) }
    // A thread that is about to run has something to do.
    if let last, !work.isAnyRunnable,
      work.all - last.all <= max(passed * Self.idleWork, ProcessWork.exactness)
    {
      rest += passed
    }
    last = work
    lastLook = now
    return rest < seconds ? nil : .rest
  }
}
