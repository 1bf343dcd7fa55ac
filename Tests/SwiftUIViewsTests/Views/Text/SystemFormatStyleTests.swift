import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// The system's own formats of times; what they say is what Apple's documentation shows.
@MainActor
@Suite(.serialized) struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func text<F: FormatStyle>(_ format: F, after seconds: TimeInterval) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    let format = format.locale(Locale(identifier: "en_US"))
    return String(format.format(start.addingTimeInterval(seconds)).characters)
  }

  private func range(_ seconds: TimeInterval) -> Range<Date> {
    start..<start.addingTimeInterval(seconds)
  }

  // MARK: Timers

  @Test(arguments: [(0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00"), (999, "0:00")])
  func aTimerCountsDown(seconds: Double, expected: String) {
    #expect(text(.timer(countingDownIn: range(300)), after: seconds) == expected)
  }

  @Test(arguments: [(0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00")])
  func aTimerCountsUp(seconds: Double, expected: String) {
    #expect(text(.timer(countingUpIn: range(3600)), after: seconds) == expected)
  }

  @Test func hoursOfATimerMayBeMinutes() {
    #expect(text(.timer(countingDownIn: range(5400), showsHours: false), after: 0) == "90:00")
    #expect(text(.timer(countingDownIn: range(5400)), after: 0) == "1:30:00")
  }

  @Test func minutesAloneAreWords() {
    let format = SystemFormatStyle.Timer(countingDownIn: range(300), maxPrecision: .seconds(60))
    #expect(text(format, after: 0) == "5 minutes")
    #expect(text(format, after: 61) == "4 minutes")
  }

  // MARK: Stopwatches

  @Test(
    arguments: [
      (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90061, "25:01:01.00"),
      (-5, "00:00.00"),
    ])
  func aStopwatchHasHundredths(seconds: Double, expected: String) {
    #expect(text(.stopwatch(startingAt: start), after: seconds) == expected)
  }

  @Test func aStopwatchHasFewerFieldsOrLessPrecision() {
    func stopwatch(_ fields: Int = 4, _ precision: Duration = .milliseconds(10)) -> String {
      let format = SystemFormatStyle.Stopwatch(
        startingAt: start, maxFieldCount: fields, maxPrecision: precision)
      return text(format, after: 5025.67)
    }
    #expect(stopwatch() == "01:23:45.67")
    #expect(stopwatch(3) == "01:23:45")
    #expect(stopwatch(2) == "1:23")
    #expect(stopwatch(4, .seconds(1)) == "01:23:45")
    #expect(stopwatch(4, .milliseconds(100)) == "01:23:45.6")
    #expect(
      text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), after: 3600) == "1 hour")
  }

  // MARK: Offsets

  @Test func anOffsetIsTheLargestFields() {
    #expect(text(.offset(to: start), after: 222) == "3 minutes, 42 seconds")
    #expect(text(.offset(to: start), after: 5663) == "1 hour, 34 minutes")
    #expect(text(.offset(to: start, maxFieldCount: 1), after: 5663) == "1 hour")
    #expect(
      text(.offset(to: start, maxFieldCount: 3), after: 5663) == "1 hour, 34 minutes, 23 seconds")
    #expect(text(.offset(to: start), after: 183_640) == "2 days, 3 hours")
  }

  @Test func someFieldsReadAsAClock() {
    #expect(text(.offset(to: start, allowedFields: [.minute, .second]), after: 332) == "5:32")
    let fields: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second]
    #expect(
      text(.offset(to: start, allowedFields: fields, maxFieldCount: 3), after: 3932) == "1:05:32")
    #expect(
      text(.offset(to: start, allowedFields: [.hour, .minute]), after: 3932)
        == "1 hour, 5 minutes")
  }

  @Test func theSignIsThatOfTheOffset() {
    #expect(text(.offset(to: start), after: -5) == "-5 seconds")
    #expect(text(.offset(to: start, sign: .never), after: -5) == "5 seconds")
    let always = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
    #expect(text(always, after: 5) == "+5 seconds")
    #expect(text(always, after: 0) == "0 seconds")
  }

  @Test func oddDatesAndFieldsAreSomeText() {
    #expect(text(.offset(to: start, allowedFields: []), after: -65) == "0 seconds")
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(text(.offset(to: never), after: 65) == "0 seconds")
    #expect(text(.stopwatch(startingAt: never, maxFieldCount: -1), after: 65) == "0 minutes")
    #expect(SystemFormatStyle.Stopwatch(startingAt: never).discreteInput(after: start) == nil)
  }

  // MARK: Steps

  @Test func theNextTextIsThatOfTheNextStep() throws {
    let offset = SystemFormatStyle.DateOffset(to: start)
    let next = try #require(offset.discreteInput(after: start.addingTimeInterval(0.5)))
    #expect(next == start.addingTimeInterval(1))
    let before = try #require(offset.discreteInput(before: start.addingTimeInterval(1.5)))
    #expect(text(offset, after: before.timeIntervalSince(start)) == "0 seconds")
    let timer = SystemFormatStyle.Timer(countingDownIn: range(10))
    #expect(timer.discreteInput(after: start.addingTimeInterval(10)) == nil)
    #expect(timer.discreteInput(before: start) == nil)
  }

  // MARK: Texts

  @Test func textsFollowTheClock() {
    let clock = UIApplication.shared.device.clock
    let begin = clock.date
    let now = TimeDataSource<Date>.currentDate
    let host = TestHost(
      Text(now, format: .offset(to: begin, allowedFields: [.minute, .second])))
    #expect(host.element(.staticText)?.label == "0:00")
    clock.advance(by: 65) { host.settle() }
    host.settle()
    #expect(host.element(.staticText)?.label == "1:05")
    let fixed = TestHost(Text(begin, format: .offset(to: begin.addingTimeInterval(-7))))
    #expect(fixed.element(.staticText)?.label == "7 seconds")
  }
}
