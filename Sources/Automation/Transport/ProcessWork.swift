import Device
import Foundation

/// What the threads of a process have computed at a moment.
struct ProcessWork: Equatable {
  // In seconds of the processor's time; that of all threads with those that have ended.
  let mainThread: TimeInterval
  let all: TimeInterval
  /// Whether a thread runs, or waits for a processor or a disk.
  let isAnyRunnable: Bool

  init(mainThread: TimeInterval, all: TimeInterval, isAnyRunnable: Bool) {
    self.mainThread = mainThread
    self.all = all
    self.isAnyRunnable = isAnyRunnable
  }

  /// Nil if there is no such process; without a look at the threads none counts as runnable.
  init?(of process: Int32, lookingAtThreads: Bool = true) {
    let folder = "/proc/\(process)"
    guard let whole = Self.fields(in: folder),
      let main = Self.fields(in: "\(folder)/task/\(process)")
    else { return nil }
    mainThread = Self.seconds(in: main)
    all = Self.seconds(in: whole)
    isAnyRunnable =
      lookingAtThreads
      && ProcessFiles.names(in: "\(folder)/task").contains { thread in
        let state = Self.fields(in: "\(folder)/task/\(thread)")?.first
        return state == "R" || state == "D"
      }
  }

  /// Whether no thread of a process that was killed runs code any more; so it is where there is no such process.
  static func hasStopped(_ process: Int32) -> Bool {
    let folder = "/proc/\(process)/task"
    return ProcessFiles.names(in: folder).allSatisfy { thread in
      // The state, five numbers, and then the flags of the thread.
      guard let fields = fields(in: "\(folder)/\(thread)"), fields.count > 6 else { return true }
      return fields[0] == "Z" || fields[0] == "X"
        || UInt32(fields[6]).map { $0 & isExiting != 0 } == true
    }
  }

  /// The kernel's `PF_EXITING`.
  private static let isExiting: UInt32 = 4

  /// In seconds: the kernel counts by ticks.
  static let exactness = 1 / TimeInterval(max(sysconf(Int32(_SC_CLK_TCK)), 1))

  /// Behind the name of the program, which stands in parentheses and may hold spaces: the state first.
  private static func fields(in folder: String) -> [Substring]? {
    let text = ProcessFiles.text(of: folder + "/stat")
    guard let end = text.lastIndex(of: ")") else { return nil }
    return text[end...].split(separator: " ").dropFirst().map(\.self)
  }

  /// For the program and for the system.
  private static func seconds(in fields: [Substring]) -> TimeInterval {
    TimeInterval(fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)) * exactness
  }
}
