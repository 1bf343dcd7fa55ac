import Automation
import Device
import Foundation
import UIKit

/// Time on the device's clock while a snapshot is taken.
@MainActor
enum StageTime {
  /// What is under way comes to its end, but nothing after this many seconds is waited for.
  private static let longest: TimeInterval = 2

  /// Runs turns until nothing is left, and lets animations that end come to their end.
  ///
  /// The clock stands still otherwise, since other tests of the process may be waiting on it.
  static func settle() {
    let clock = Device.main.clock
    let limit = clock.now + longest
    TurnScheduler.shared.runTurn()
    while let end = clock.nextBusyDeadline, end <= limit {
      clock.advance(to: end) { TurnScheduler.shared.runTurn() }
      TurnScheduler.shared.runTurn()
    }
  }

  /// Lets seconds pass on the device's clock, and with them what real work there is.
  static func pass(_ seconds: TimeInterval) {
    let clock = Device.main.clock
    let end = clock.now + max(seconds, 0)
    // A bound on real time for threads that compute without end.
    let realEnd = RealTime.nanoseconds() + Int64((min(max(seconds, 0), 86_400) + 60) * 1e9)
    while end - clock.now > 1e-6, RealTime.nanoseconds() < realEnd {
      _ = clock.progress(
        upTo: end - clock.now, waiting: 0.05, turn: { TurnScheduler.shared.runTurn() },
        revision: { UIChange.revision })
    }
    clock.advance(to: end) { TurnScheduler.shared.runTurn() }
    TurnScheduler.shared.runTurn()
  }
}
