import Device
import Foundation

/// For how long and how often each of the other threads of this process had run at the time of a look.
struct ThreadActivity: Equatable {
  /// What the kernel's scheduler counts, by thread; changes whenever the thread runs.
  private var runs: [String: String] = [:]
  /// Something about a thread that rests for a time only; nil if all wait for somebody.
  private(set) var sleeper: String?

  private static let ignored = Guarded<Set<String>>([])

  /// This thread does nothing that an app could see.
  static func ignoreThisThread() {
    let thread = thisThread
    ignored.withLock { _ = $0.insert(thread) }
  }

  /// Whether a thread besides this one computes or waits for a disk.
  static func isAnyComputing() -> Bool { others.contains(where: isComputing) }

  /// The numbers of the threads besides this one that an app could see.
  private static var others: [String] {
    let own = thisThread
    let ignored = ignored.withLock { $0 }
    return ProcessFiles.names(in: "/proc/self/task").filter { $0 != own && !ignored.contains($0) }
  }

  /// Whether a thread computes or waits for a disk; another answer at each look.
  private static func isComputing(_ thread: String) -> Bool {
    // One that has ended since has no state.
    state(of: thread).map { $0 != resting } == true
  }

  /// The names of the threads besides this one that compute or wait for a disk.
  static func computing() -> [String] {
    others.filter(isComputing).map { thread in
      guard thread != "\(getpid())" else { return "the main thread" }
      return String(
        ProcessFiles.text(of: "/proc/self/task/\(thread)/comm").prefix { $0 != "\n" })
    }
  }

  /// The letter of a sleep that ends when somebody wakes the thread, or its time is up.
  private static let resting = UInt8(ascii: "S")

  /// A letter for what a thread does; nil if it has ended.
  private static func state(of thread: String) -> UInt8? {
    // It is the first letter after the name, which is in parentheses.
    let text = ProcessFiles.text(of: "/proc/self/task/\(thread)/stat").utf8
    return text.lastIndex(of: UInt8(ascii: ")")).flatMap { text[$0...].dropFirst(2).first }
  }

  private static var thisThread: String {
    ProcessFiles.target(of: "/proc/thread-self").split(separator: "/").last.map(String.init) ?? ""
  }

  /// The state of the threads besides this one; nil if one of them computes or waits for a disk.
  static func atRest() -> ThreadActivity? {
    var activity = ThreadActivity()
    for thread in others {
      let folder = "/proc/self/task/" + thread
      guard state(of: thread) == resting else { return nil }
      let call = ProcessFiles.text(of: folder + "/syscall").split(separator: " ").first
      guard let call else { return nil }
      if sleepCalls.contains(String(call)) { activity.sleeper = "a sleeping thread" }
      let times = ProcessFiles.text(of: folder + "/schedstat")
      // Kernels without these statistics have the counts of switches among a lot of other lines.
      activity.runs[thread] = times.isEmpty ? ProcessFiles.text(of: folder + "/status") : times
    }
    return activity
  }

  #if arch(x86_64)
    /// `nanosleep` and `clock_nanosleep`.
    private static let sleepCalls: Set<String> = ["35", "230"]
  #else
    private static let sleepCalls: Set<String> = ["101", "115"]
  #endif
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing whether threads rest",
    needs: "the kernel's files about the threads of a process in /proc/self",
    cost: "A screen never counts as at rest: each wait for it takes all of its time."
  ) {
    let thread = "/proc/" + ProcessFiles.target(of: "/proc/thread-self")
    guard thread.contains("/task/"), !ProcessFiles.names(in: "/proc/self/task").isEmpty else {
      return "there is no /proc/thread-self or /proc/self/task"
    }
    let missing = ["stat", "syscall"].filter { ProcessFiles.text(of: "\(thread)/\($0)").isEmpty }
    guard missing.isEmpty else { return "\(missing.joined(separator: ", ")) cannot be read there" }
    let counts = ["schedstat", "status"].filter {
      !ProcessFiles.text(of: "\(thread)/\($0)").isEmpty
    }
    return counts.isEmpty ? "neither schedstat nor status can be read there" : nil
  }
}
