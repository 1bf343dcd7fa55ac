import Device
import Foundation
import Synchronization

/// A program that this process launched; it never outlives this object or this process, nor does what it has started
/// itself: they are a process group.
///
/// The tool's `ChildProcess` is followed line by line until it has ended by itself; this one is talked to over a
/// socket while it runs, and only what it printed last is asked for.
package final class AppProcess: Sendable {
  package let processIdentifier: Int32
  /// The name for messages: the last part of the executable's path.
  package let name: String
  private let log: AppLog
  private let lifeline: Lifeline
  private let end = Mutex<Termination?>(nil)
  private let isKilled = Atomic<Bool>(false)

  /// How a process ended.
  package enum Termination: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  /// Launches `executable`; its output and errors go to a file that only `outputTail` reads.
  ///
  /// `servers` start it without loading it again, where it is launched more than once; where they cannot, it is
  /// launched in the common way.
  ///
  /// - Throws: `.launchFailed` if there is no such program or it cannot be started.
  package init(
    executable: URL, arguments: [String], environment: [String: String],
    servers: LaunchServers? = nil
  ) throws(AutomationError) {
    let path = executable.path
    name = executable.lastPathComponent
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw AutomationError(.launchFailed, "There is no executable at \(path).")
    }
    try LaunchLimits.check(arguments: arguments, environment: environment)
    log = try AppLog()
    lifeline = try Lifeline()
    let start = ProgramStart(path: path, arguments: arguments, environment: environment)
    let output = log.file.number
    let inherited = lifeline.childDescriptor
    if let process = servers?.start(start, output: output, inherited: inherited) {
      processIdentifier = process
    } else {
      processIdentifier = try start.spawn(output: output, inherited: inherited)
    }
    lifeline.tie(processIdentifier)
    AppProcessRegistry.shared.add(processIdentifier)
  }

  deinit {
    terminate()
    reap(blocking: true)
  }

  // MARK: State

  /// How the process ended; nil while it runs.
  package var termination: Termination? {
    reap(blocking: isKilled.load(ordering: .acquiring))
  }

  /// Waits until the process has ended, but no longer than `seconds` of real time.
  package func waitForTermination(seconds: TimeInterval) -> Termination? {
    let deadline = Deadline(seconds: seconds)
    var pause = 0.0002
    while true {
      if let termination { return termination }
      if deadline.hasPassed { return nil }
      RealTime.pause(pause)
      pause = min(pause * 2, 0.01)
    }
  }

  /// What the main thread does at this moment, for a process that does not answer.
  package var mainThreadActivity: String {
    let stat = try? String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8)
    // The state follows the name, which is in parentheses and may hold some itself.
    let state = stat?.split(separator: ")").last?.split(separator: " ").first
    switch state {
    case "R": return "its main thread computes without end, as in an endless loop"
    case "S", "D": return "its main thread waits, as for a lock, a semaphore or a sleep"
    case "T", "t": return "it is stopped, as by a debugger"
    default: return "its main thread is blocked"
    }
  }

  /// Kills the process if it still runs, and waits until it does nothing any more.
  ///
  /// The kernel takes its time for giving back the memory; who asks how the process ended waits for that too.
  package func terminate() {
    guard termination == nil else { return }
    kill(-processIdentifier, SIGKILL)
    isKilled.store(true, ordering: .releasing)
    let deadline = Deadline(seconds: 1)
    while !ProcessWork.hasStopped(processIdentifier), !deadline.hasPassed {
      RealTime.pause(0.00002)
    }
  }

  /// Keeps what the process has printed from filling the disk.
  func boundLog() { log.giveBack() }

  /// The last lines that the process wrote to its output or errors.
  ///
  /// Of the long report that Swift's runtime writes about a crash, only the beginning is kept.
  package func outputTail(lines: Int = 20) -> String {
    let text = log.tail(bytes: 256 << 10)
    let all = text.split(separator: "\n")
    guard let crash = all.lastIndex(where: { $0.contains("rogram crashed: ") }) else {
      return all.suffix(lines).joined(separator: "\n")
    }
    let before = all[..<crash].suffix(lines)
    return (before + all[crash...].prefix(lines)).joined(separator: "\n")
  }

  /// How long Swift's runtime may still take to describe a crash before the process ends, in seconds of real time;
  /// nil if no crash shows.
  ///
  /// Its own program for that is bound to end, but on a busy machine may take minutes. Words of a crash in the output
  /// can also be the app's.
  var patienceForCrashReport: TimeInterval? {
    if hasBacktracer { return 600 }
    let tail = outputTail()
    return tail.contains("rogram crashed: ") || tail.contains("Fatal error") ? 30 : nil
  }

  /// Whether the program that describes crashes looks at the process.
  private var hasBacktracer: Bool {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.contains { number in
      guard number.first?.isNumber == true,
        let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
        stat.contains("(swift-backtrace"), let rest = stat.split(separator: ")").last
      else { return false }
      // Behind the name: the state, and the number of the process that has started it.
      return rest.split(separator: " ").dropFirst().first == "\(processIdentifier)"
    }
  }

  // MARK: Parts

  @discardableResult
  private func reap(blocking: Bool) -> Termination? {
    end.withLock { end in
      if let end { return end }
      var status: Int32 = 0
      var result: Int32
      repeat {
        result = waitpid(processIdentifier, &status, blocking ? 0 : WNOHANG)
      } while result < 0 && errno == EINTR
      if result == processIdentifier {
        // What the program has started ends with it.
        kill(-processIdentifier, SIGKILL)
        let signal = status & 0x7f
        end = signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal)
      } else if result < 0 {
        // Somebody else waited for it; how it ended is lost.
        end = .exited(status: 0)
      }
      if end != nil { AppProcessRegistry.shared.remove(processIdentifier) }
      return end
    }
  }
}

extension AppProcess.Termination: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal) (\(Self.name(of: signal)))"
    }
  }

  private static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGINT: "SIGINT",
      SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
      SIGTRAP: "SIGTRAP",
    ]
    return names[signal] ?? String(cString: strsignal(signal))
  }
}
