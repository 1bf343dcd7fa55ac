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
    var (plainTime, ownTime) = (Double.infinity, Double.infinity)
    takingTurns {
      // By turns, so that neither finds many more delays waiting than the other.
      for _ in 0..<10 {
        plainTime = min(plainTime, time(plain))
        ownTime = min(ownTime, time(own))
      }
    }
    report.add(
      "delays/after", ratio: ownTime / plainTime, limit: 2,
      note: "\(milliseconds(ownTime)) for \(count) delays, plain \(milliseconds(plainTime))")
  }

  // Functions and SCHED_BATCH that Glibc's module leaves out.
  private typealias CurrentProcessor = @convention(c) () -> Int32
  private typealias GetAffinity =
    @convention(c) (pid_t, Int, UnsafeMutablePointer<UInt64>) -> Int32
  private typealias SetAffinity = @convention(c) (pid_t, Int, UnsafePointer<UInt64>) -> Int32

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = dlsym(nil, name) else { preconditionFailure("no \(name)") }
    return unsafeBitCast(address, to: type)
  }

  /// Has all threads of this process share one processor, each for a whole slice of time, while `body` runs.
  private static func takingTurns(_ body: () -> Void) {
    // A bit for each of 1,024 processors.
    var processors = [UInt64](repeating: 0, count: 16)
    let isKnown = function("sched_getaffinity", as: GetAffinity.self)(0, 128, &processors) == 0
    precondition(isKnown, "the processors of this process aren't known: \(errno)")
    let current = Int(function("sched_getcpu", as: CurrentProcessor.self)())
    var one = [UInt64](repeating: 0, count: 16)
    one[current / 64] = 1 << (current % 64)
    run(on: one, by: 3)
    defer { run(on: processors, by: SCHED_OTHER) }
    body()
  }

  /// Tells all threads of this process on which processors to run, and by which of the scheduler's policies.
  private static func run(on processors: [UInt64], by policy: Int32) {
    let setAffinity = function("sched_setaffinity", as: SetAffinity.self)
    var parameters = sched_param()
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    for thread in (threads ?? []).compactMap({ pid_t($0) }) {
      let isDone =
        setAffinity(thread, 128, processors) == 0
        && sched_setscheduler(thread, policy, &parameters) == 0
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
