import Foundation

/// What the threads of another process are doing.
enum ThreadStacks {
  /// The line before the stacks.
  static let heading = "vitrine: what the threads were doing"

  /// The stacks of all threads with their places in the sources, as gdb tells them; empty where there is no
  /// gdb, or the system doesn't let it look.
  static func read(of process: Int32) -> [String] {
    let gdb = "timeout 30 gdb -p \(process) -batch -nx -ex 'thread apply all backtrace 60'"
    // Names of Swift's functions are made readable where the toolchain's program for it is at hand.
    let names = "command -v swift-demangle >/dev/null && swift-demangle -simplified || cat"
    let program = ChildProcess(
      executable: "/bin/sh",
      arguments: [
        "-c", "command -v gdb >/dev/null || exit 1; \(gdb) 2>/dev/null | { \(names); }",
      ],
      marker: RunMarker(inheriting: nil))
    var lines: [String] = []
    guard let interruption = try? Interruption(),
      (try? program.run(interruption: interruption) { lines.append($1) }) == .exited(0),
      let start = lines.firstIndex(where: { $0.hasPrefix("Thread ") })
    else { return [] }
    return [heading] + lines[start...].filter { !$0.hasPrefix("[Inferior") }
  }

  /// Sends a signal to the thread of a process that works most, or else to its first.
  ///
  /// - Returns: Whether it was sent.
  static func signal(_ signal: Int32, to process: Int32) -> Bool {
    let folder = "/proc/\(process)/task"
    let threads = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .compactMap(Int32.init)
    func work() -> [Int32: Int] {
      Dictionary(uniqueKeysWithValues: threads.map { ($0, ticks(of: "\(folder)/\($0)/stat")) })
    }
    let before = work()
    usleep(200_000)
    let after = work()
    let worked = threads.map { (thread: $0, ticks: after[$0, default: 0] - before[$0, default: 0]) }
    guard let busiest = worked.max(by: { $0.ticks < $1.ticks }) else { return false }
    // Swift's Glibc doesn't declare it.
    guard let symbol = dlsym(nil, "tgkill") else { return kill(process, signal) == 0 }
    let tgkill = unsafeBitCast(symbol, to: (@convention(c) (pid_t, pid_t, Int32) -> Int32).self)
    return tgkill(process, busiest.ticks > 0 ? busiest.thread : process, signal) == 0
  }

  /// Processor time of a thread, in ticks of the system's clock: fields 14 and 15 of its `stat`.
  private static func ticks(of path: String) -> Int {
    let text = String(
      decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    // The name, in brackets, may hold blanks.
    guard let end = text.lastIndex(of: ")") else { return 0 }
    let fields = text[text.index(after: end)...].split(separator: " ").compactMap { Int($0) }
    // The state is a letter and falls out; five fields of numbers less stand before.
    return fields.count > 11 ? fields[10] + fields[11] : 0
  }
}
