import Foundation

@testable import Automation
@testable import Device

/// What tests of other classes have left to be done: it would take part in those that look how much time passes.
enum LeftWork {
  // In seconds, and in nanoseconds of real time.
  private static let pause = 0.05
  private static let longest: Int64 = 5_000_000_000

  /// Runs the main loop until no delay is under way any more, but not for long: some end in an hour.
  static func finish() {
    let end = RealTime.nanoseconds() + longest
    repeat {
      RunLoop.current.run(until: Date().addingTimeInterval(pause))
    } while !Delays.shared.isEmpty && RealTime.nanoseconds() < end
  }
}
