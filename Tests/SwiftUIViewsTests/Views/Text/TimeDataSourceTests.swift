import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Texts whose value is the time, put into words by formats of Foundation.
@MainActor
@Suite(.serialized) struct TimeDataSourceTests {
  private var clock: DeviceClock { UIApplication.shared.device.clock }

  private func pass(_ seconds: Double, _ host: TestHost) {
    clock.advance(by: seconds) { host.settle() }
    host.settle()
  }

  private func label(_ host: TestHost) -> String? { host.element(.staticText)?.label }

  @Test func aDurationFollowsTheClock() {
    let start = clock.date
    let host = TestHost(
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
    #expect(label(host) == "0:00")
    pass(65, host)
    #expect(label(host) == "1:05")
  }

  @Test func thePresentDateFollowsTheClock() {
    var format = Date.VerbatimFormatStyle(
      format: "\(second: .twoDigits)", timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    format.locale = Locale(identifier: "en_US")
    let host = TestHost(Text(.currentDate, format: format))
    #expect(label(host) == format.format(clock.date))
    let before = label(host)
    pass(7, host)
    #expect(label(host) == format.format(clock.date))
    #expect(label(host) != before)
  }

  @Test func aTimeInsideASentenceFollowsTheClock() {
    let start = clock.date
    let elapsed = TimeDataSource<Duration>.durationOffset(to: start)
    let host = TestHost(Text("Went on for \(elapsed, format: .time(pattern: .minuteSecond))"))
    #expect(label(host) == "Went on for 0:00")
    pass(12, host)
    #expect(label(host) == "Went on for 0:12")
  }

  @Test func textsOfTheSameSourceAndFormatAreEqual() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ date: Date) -> Text {
      Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
    }
    #expect(text(date) == text(date))
    #expect(text(date) != text(date.addingTimeInterval(1)))
  }

  @Test func rangesEndAtThePresent() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let later = Date(timeIntervalSinceReferenceDate: 160)
    #expect(TimeDataSource.dateRange(startingAt: date).value(at: later) == date..<later)
    #expect(TimeDataSource.dateRange(startingAt: later).value(at: date).isEmpty)
    #expect(TimeDataSource.dateRange(endingAt: later).value(at: date) == date..<later)
    #expect(TimeDataSource.dateRange(endingAt: date).value(at: later).isEmpty)
  }

  @Test func timesFarAwayAreDurationsToo() {
    let source = TimeDataSource.durationOffset(to: Date(timeIntervalSinceReferenceDate: .infinity))
    #expect(source.value(at: clock.date) == .zero)
    let past = TimeDataSource.durationOffset(to: .distantPast)
    #expect(past.value(at: .distantFuture) > .zero)
  }
}
