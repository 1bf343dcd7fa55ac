import Foundation

/// Something that `measure(metrics:block:)` can measure.
public protocol XCTMetric: AnyObject {}

/// A metric that can be measured on this platform: the difference of two readings.
protocol ReadableMetric: XCTMetric {
  var name: String { get }
  var unit: String { get }
  func reading() -> Double
}

/// Real time, in seconds.
public final class XCTClockMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Clock Monotonic Time" }
  var unit: String { "s" }
  private let start = ContinuousClock.now

  func reading() -> Double { start.duration(to: .now) / .seconds(1) }
}

/// Real time from the launch of an app until it answers, in seconds.
///
/// Differs from Apple's: it is the duration of the measured block, which should only launch the app.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Duration (AppLaunch)" }
  var unit: String { "s" }
  private let start = ContinuousClock.now

  public convenience init(waitUntilResponsive: Bool) {
    self.init()
  }

  func reading() -> Double { start.duration(to: .now) / .seconds(1) }
}

/// Processor time of the test's process, in seconds.
///
/// Differs from Apple's: an app in a process of its own is not counted.
public final class XCTCPUMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "CPU Time" }
  var unit: String { "s" }

  public convenience init(limitingToCurrentThread: Bool) {
    self.init()
  }

  func reading() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// Growth of the resident memory of the test's process, in kilobytes.
///
/// Differs from Apple's: an app in a process of its own is not counted.
public final class XCTMemoryMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Memory Physical" }
  var unit: String { "kB" }

  func reading() -> Double {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
  }
}
