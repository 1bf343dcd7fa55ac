import Dispatch
import Foundation

/// What it costs to start a delay through the definition that stands in for libdispatch's, in the time of all threads:
/// whether the caller or libdispatch's own thread does most of the work depends on whether that happens to rest.
enum DelayBenchmarks {
  private typealias After =
    @convention(c) (UInt64, OpaquePointer, @escaping @convention(block) () -> Void) -> Void
  private typealias GlobalQueue = @convention(c) (Int, UInt) -> OpaquePointer
  private typealias Moment = @convention(c) (UInt64, Int64) -> UInt64

  static func run(_ report: inout Report) {
    guard report.wants("delays/after") else { return }
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let own = dlsym(nil, "dispatch_after"), let plain = dlsym(next, "dispatch_after"),
      let queue = dlsym(nil, "dispatch_get_global_queue"), let moment = dlsym(nil, "dispatch_time")
    else { preconditionFailure("no libdispatch") }
    let target = unsafeBitCast(queue, to: GlobalQueue.self)(0, 0)
    let dispatchTime = unsafeBitCast(moment, to: Moment.self)
    let count = report.isSmoke ? 100 : 10_000
    func time(_ address: UnsafeMutableRawPointer) -> Double {
      let after = unsafeBitCast(address, to: After.self)
      let start = processorTime()
      for number in 0..<count {
        // Far away, so that none fires meanwhile.
        after(dispatchTime(0, 3_600_000_000_000 + Int64(number)), target) { _ = number }
      }
      // libdispatch's own thread works off what it was handed.
      poll(nil, 0, 100)
      return processorTime() - start
    }
    // With a processor each, libdispatch's thread would be woken for one delay or for a thousand, as it happens, and the time
    // would be that of switching threads.
    takeTurns(true)
    defer { takeTurns(false) }
    var (plainTime, ownTime) = (Double.infinity, Double.infinity)
    // By turns, so that neither finds many more delays waiting than the other.
    for _ in 0..<10 {
      plainTime = min(plainTime, time(plain))
      ownTime = min(ownTime, time(own))
    }
    report.add(
      "delays/after", ratio: ownTime / plainTime, limit: 2,
      note: "\(milliseconds(ownTime)) for \(count) delays, plain \(milliseconds(plainTime))")
  }

  /// Has all threads of this process share one processor, each for a whole slice of time, or lets them run as usual again.
  private static func takeTurns(_ takeTurns: Bool) {
    // Functions and SCHED_BATCH that Glibc's module leaves out.
    typealias CurrentProcessor = @convention(c) () -> Int32
    typealias SetAffinity = @convention(c) (pid_t, Int, UnsafePointer<UInt64>) -> Int32
    guard let current = dlsym(nil, "sched_getcpu"), let affinity = dlsym(nil, "sched_setaffinity")
    else { preconditionFailure("no sched_setaffinity") }
    let processor = Int(unsafeBitCast(current, to: CurrentProcessor.self)())
    // A bit for each of 1,024 processors; those that the machine doesn't have do not count.
    var processors = [UInt64](repeating: takeTurns ? 0 : .max, count: 16)
    if takeTurns { processors[processor / 64] = 1 << (processor % 64) }
    var parameters = sched_param()
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    for thread in (threads ?? []).compactMap({ pid_t($0) }) {
      let isDone =
        unsafeBitCast(affinity, to: SetAffinity.self)(thread, 128, processors) == 0
        && sched_setscheduler(thread, takeTurns ? 3 : SCHED_OTHER, &parameters) == 0
      // A thread may have ended meanwhile.
      precondition(isDone || errno == ESRCH, "threads can't be told where to run: \(errno)")
    }
  }

  /// What all threads of this process have computed, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
