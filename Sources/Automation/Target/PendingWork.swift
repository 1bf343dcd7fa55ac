import Foundation

/// Whether real asynchronous work of this process may still come to an end: a sleeping task, a delayed
/// block, a busy thread, a request to a server.
///
/// Nobody keeps a list of these, so the kernel is asked: armed timers, threads that run or sleep, and
/// sockets. It does not say no while one of these is under way. It may say yes without need, which costs
/// real time: a process whose dispatch queues have worker threads has a timer that looks after them.
/// Asking takes about half a millisecond.
@MainActor
package enum PendingWork {
  /// The sockets that were open when this was first asked.
  private static var knownSockets: Set<String>?

  /// Remembers the sockets that are open now as no work of the app, such as that to its driver.
  package static func ignorePresentSockets() {
    knownSockets = Set(links.values.filter(isSocket))
  }

  package static func mayExist() -> Bool { reason() != nil }

  /// What seems to be under way, in a few words; nil if nothing is.
  package static func reason() -> String? {
    let links = links
    let sockets = Set(links.values.filter(isSocket))
    let known = knownSockets ?? sockets
    knownSockets = known
    if !sockets.isSubset(of: known) { return "an open connection" }
    if links.contains(where: { $0.value.contains("timerfd") && isArmed($0.key) }) {
      return "a timer"
    }
    // A thread may just be on its way to rest; one that works is still at it a moment later.
    for _ in 0..<3 {
      guard hasBusyThread() else { return nil }
      usleep(100)
    }
    return "a busy or sleeping thread"
  }

  // MARK: Files

  /// What each open file descriptor refers to, by its number.
  private static var links: [String: String] {
    let names = names(in: "/proc/self/fd")
    return Dictionary(uniqueKeysWithValues: names.map { ($0, target(of: "/proc/self/fd/" + $0)) })
  }

  private static func isSocket(_ link: String) -> Bool { link.hasPrefix("socket:") }

  /// Whether the timer behind a descriptor is going to fire.
  private static func isArmed(_ descriptor: String) -> Bool {
    let info = text(of: "/proc/self/fdinfo/" + descriptor)
    guard let line = info.split(separator: "\n").first(where: { $0.hasPrefix("it_value") }) else {
      return false
    }
    return !line.contains("(0, 0)")
  }

  // MARK: Threads

  /// Whether a thread besides this one computes, waits for a disk, or sleeps for a time.
  private static func hasBusyThread() -> Bool {
    let own = ownThread
    return names(in: "/proc/self/task").contains { thread in
      guard thread != own else { return false }
      // The state is the first letter after the name, which is in parentheses.
      let state = text(of: "/proc/self/task/\(thread)/stat").split(separator: ")").last?.dropFirst()
      if let state, state.hasPrefix("R") || state.hasPrefix("D") { return true }
      let call = text(of: "/proc/self/task/\(thread)/syscall").split(separator: " ").first
      return call.map { sleepCalls.contains(String($0)) } ?? false
    }
  }

  #if arch(x86_64)
    /// `nanosleep` and `clock_nanosleep`.
    private static let sleepCalls: Set<String> = ["35", "230"]
  #else
    private static let sleepCalls: Set<String> = ["101", "115"]
  #endif

  /// The number of the calling thread.
  private static var ownThread: String {
    target(of: "/proc/thread-self").split(separator: "/").last.map(String.init) ?? ""
  }

  // MARK: Reading

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func text(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// What a symbolic link refers to; empty if there is none.
  private static func target(of link: String) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = readlink(link, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
