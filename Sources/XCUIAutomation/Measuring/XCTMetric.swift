import Device
import Foundation

/// Something that `measure(metrics:block:)` can measure.
///
/// Differs from Apple's: there is no `XCTHitchMetric`; pictures are drawn when somebody asks for them, so that none is
/// late.
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
  private let start = RealTime.nanoseconds()

  func reading() -> Double { RealTime.seconds(since: start) }
}

/// Real time from the launch of an app until it answers, in seconds.
///
/// Differs from Apple's: it is the duration of the measured block, which should only launch the app.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Duration (AppLaunch)" }
  var unit: String { "s" }
  private let start = RealTime.nanoseconds()

  /// Differs from Apple's: the duration is that of the measured block, whatever `waitUntilResponsive` says.
  public convenience init(waitUntilResponsive: Bool) {
    self.init()
  }

  func reading() -> Double { RealTime.seconds(since: start) }
}

/// Processor time of the app's process that is named, or else of the test's, in seconds.
///
/// Differs from Apple's: an app that is not named is counted only if it runs in the test's process.
public final class XCTCPUMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "CPU Time" }
  var unit: String { "s" }

  /// Differs from Apple's: all threads of the process are counted.
  public convenience init(limitingToCurrentThread: Bool) {
    self.init()
  }

  private var process: ProcessReadings?

  @MainActor @preconcurrency
  public convenience init(application: XCUIApplication) {
    self.init()
    process = ProcessReadings(of: application.app)
  }

  func reading() -> Double {
    if let process { return process.processorSeconds }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// Growth of the resident memory of the app's process that is named, or else of the test's, in kilobytes.
///
/// Differs from Apple's: an app that is not named is counted only if it runs in the test's process.
public final class XCTMemoryMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Memory Physical" }
  var unit: String { "kB" }

  private var process = ProcessReadings(of: nil)

  @MainActor @preconcurrency
  public convenience init(application: XCUIApplication) {
    self.init()
    process = ProcessReadings(of: application.app)
  }

  func reading() -> Double { process.residentKilobytes }
}
