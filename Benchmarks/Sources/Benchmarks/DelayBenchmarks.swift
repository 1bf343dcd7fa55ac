import Dispatch
import Foundation

/// What it costs to start a delay through the definition that stands in for libdispatch's, in the time of all processors:
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

  /// What all threads of this process have computed, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
