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

  private let process: Int32
  private let seconds: TimeInterval
  private let start = RealTime.nanoseconds()
  private let before: ProcessWork?
  private var last: ProcessWork?
  private var lastLook = RealTime.nanoseconds()
  private var rest: TimeInterval = 0

  /// In seconds of real time.
  static let farLimit: TimeInterval = 180
  /// How often the app is looked at, in seconds of real time.
  private static let look: TimeInterval = 0.1

  init(for process: Int32, seconds: TimeInterval) {
    self.process = process
    self.seconds = seconds
    before = ProcessWork(of: process)
    last = before
  }

  /// Until the next look, or the end if that comes before.
  var step: Deadline { Deadline(seconds: min(Self.look, max(seconds - rest, 0.001))) }

  /// What has run out; nil if there is patience left.
  func end() -> End? {
    let now = RealTime.nanoseconds()
    defer { lastLook = now }
    let real = TimeInterval(now - start) / 1e9
    let far = max(Self.farLimit, seconds)
    guard real < far else { return .far(far) }
    guard let work = ProcessWork(of: process), let before else {
      // Nobody can tell; or it has ended, which the connection says.
      return real < seconds ? nil : .rest
    }
    if work.mainThread - before.mainThread >= seconds { return .work }
    let most = seconds + TimeInterval(IdleWait.longestWork) / 1e9
    if work.all - before.all >= most { return .allWork(most) }
    // A thread that has run in between, or is about to, has something to do.
    if let last, last == work, !work.isAnyRunnable {
      rest += TimeInterval(now - lastLook) / 1e9
    }
    last = work
    return rest < seconds ? nil : .rest
  }
}

/// What the threads of a process have computed at a moment.
struct ProcessWork: Equatable {
  // In seconds; of all threads, with those that have ended.
  let mainThread: TimeInterval
  let all: TimeInterval
  /// Whether a thread runs, or waits for a processor or a disk.
  let isAnyRunnable: Bool

  /// Nil if there is no such process.
  init?(of process: Int32) {
    let folder = "/proc/\(process)"
    guard let whole = Self.fields(in: folder),
      let main = Self.fields(in: "\(folder)/task/\(process)")
    else { return nil }
    mainThread = Self.seconds(in: main)
    all = Self.seconds(in: whole)
    isAnyRunnable = ProcessFiles.names(in: "\(folder)/task").contains { thread in
      let state = Self.fields(in: "\(folder)/task/\(thread)")?.first
      return state == "R" || state == "D"
    }
  }

  /// Behind the name of the program, which stands in parentheses and may hold spaces.
  private static func fields(in folder: String) -> [Substring]? {
    let text = ProcessFiles.text(of: folder + "/stat")
    guard let end = text.lastIndex(of: ")") else { return nil }
    return text[end...].split(separator: " ").dropFirst().map(\.self)
  }

  /// For user and system, which the kernel counts in ticks.
  private static func seconds(in fields: [Substring]) -> TimeInterval {
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    return TimeInterval(ticks) / TimeInterval(max(sysconf(Int32(_SC_CLK_TCK)), 1))
  }
}
