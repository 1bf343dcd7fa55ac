import Foundation

/// For how long and how often each of the other threads of this process had run at the time of a look.
struct ThreadActivity: Equatable {
  /// What the kernel's scheduler counts, by thread; changes whenever the thread runs.
  private var runs: [String: String] = [:]
  /// Something about a thread that rests for a time only; nil if all wait for somebody.
  private(set) var sleeper: String?

  /// The state of the threads besides this one; nil if one of them computes or waits for a disk.
  static func atRest() -> ThreadActivity? {
    let own = ProcessFiles.target(of: "/proc/thread-self").split(separator: "/").last.map(
      String.init)
    var activity = ThreadActivity()
    for thread in ProcessFiles.names(in: "/proc/self/task") where thread != own {
      let folder = "/proc/self/task/" + thread
      // The state is the first letter after the name, which is in parentheses.
      let state = ProcessFiles.text(of: folder + "/stat").utf8
      guard let end = state.lastIndex(of: UInt8(ascii: ")")),
        state[end...].dropFirst(2).first == UInt8(ascii: "S")
      else { return nil }
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
