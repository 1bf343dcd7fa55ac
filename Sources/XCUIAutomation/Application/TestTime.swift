import Foundation

/// A moment in the life of the test process.
struct TestTime {
  private let wall = ContinuousClock.now
  private let processor = TestTime.processorSeconds

  /// Seconds that the test has slept since then, in steps of a tenth; nil if it did not sleep.
  ///
  /// Time in which the process worked is not counted: with the app's clock standing still meanwhile, a
  /// test gives the same result on a slow machine as on a fast one.
  func sleepUntilNow() -> TimeInterval? {
    let elapsed = wall.duration(to: .now) / .seconds(1)
    guard elapsed >= Self.step else { return nil }
    let slept = elapsed - (Self.processorSeconds - processor)
    let tenths = (slept / Self.step).rounded()
    return tenths >= 1 ? tenths * Self.step : nil
  }

  private static let step = 0.1

  private static var processorSeconds: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }
}
