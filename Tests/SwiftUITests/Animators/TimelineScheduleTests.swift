import Foundation
import Testing

@testable import SwiftUI

/// The dates at which timelines make their content anew.
@MainActor
@Suite(.serialized)
struct TimelineScheduleTests {
  private let clock = DeviceClockForTests()
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  @Test func periodicDatesBeginWithTheLastOneThatHasPassed() {
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)
    let dates = schedule.entries(from: start + 25, mode: .normal).prefix(2)
    #expect(Array(dates) == [start + 20, start + 30])
  }

  @Test(arguments: [0, -1, .nan, .leastNonzeroMagnitude, 1e-9] as [TimeInterval])
  func periodsThatDatesCannotTellApartAreFrames(period: TimeInterval) {
    let dates = Array(
      PeriodicTimelineSchedule(from: start, by: period).entries(from: start, mode: .normal)
        .prefix(2))
    #expect(abs(dates[1].timeIntervalSince(dates[0]) - 1.0 / 60) < 1e-6)
  }

  @Test func aScheduleThatNeverComesToTheFutureIsFollowedByFrames() {
    struct Still: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
        sequence(first: startDate) { $0 }
      }
    }
    var made = 0
    let host = TestHost(
      TimelineView(Still()) { _ in
        made += 1
        return Text("now")
      })
    host.settle()
    let before = made
    for _ in 0..<3 {
      clock.advance(1.0 / 60)
      host.settle()
    }
    #expect(before >= 1)
    #expect(made == before + 3)
  }
}
