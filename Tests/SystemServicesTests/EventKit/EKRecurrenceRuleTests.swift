import Foundation
import Testing

@testable import EventKit

/// Rules with numbers as nobody would write them, and for a long time.
@Suite struct EKRecurrenceRuleTests {
  private let first = Date(timeIntervalSinceReferenceDate: 0)

  private func rule(
    _ frequency: EKRecurrenceFrequency, _ interval: Int = 1,
    days: [EKRecurrenceDayOfWeek]? = nil, monthDays: [Int]? = nil, months: [Int]? = nil,
    end: EKRecurrenceEnd? = nil
  ) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: days,
      daysOfTheMonth: monthDays?.map { NSNumber(value: $0) },
      monthsOfTheYear: months?.map { NSNumber(value: $0) }, end: end)
  }

  @Test(arguments: [Int.max, .min, 0, -1, 1 << 40])
  func oddNumbersEndNothing(number: Int) {
    for frequency in [EKRecurrenceFrequency.daily, .weekly, .monthly, .yearly] {
      let rule = rule(
        frequency, number, days: [EKRecurrenceDayOfWeek(.friday, weekNumber: number)],
        monthDays: frequency == .monthly ? [number] : nil, months: [number],
        end: EKRecurrenceEnd(occurrenceCount: number))
      let starts = rule.starts(
        from: first, to: first.addingTimeInterval(100 * 86_400), in: .gmt)
      #expect(starts.count <= 101)
    }
  }

  @Test func momentsThatNoCalendarKnowsHaveNoOccurrences() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let odd = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(rule(.daily).starts(from: odd, to: first, in: .gmt).isEmpty)
      #expect(
        rule(.daily).starts(from: first, after: odd, to: first.addingTimeInterval(1), in: .gmt)
          .count <= 2)
    }
  }

  @Test(arguments: [EKRecurrenceFrequency.daily, .weekly, .monthly, .yearly])
  func whatBeganLongAgoGoesOn(frequency: EKRecurrenceFrequency) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let later = try #require(calendar.date(byAdding: .year, value: 96, to: first))
    let end = try #require(calendar.date(byAdding: .year, value: 1, to: later))
    let found = rule(frequency).starts(from: first, after: later, to: end, in: .gmt)
      .filter { $0 >= later && $0 < end }
    let expected: [EKRecurrenceFrequency: ClosedRange<Int>] = [
      .daily: 365...366, .weekly: 52...53, .monthly: 12...12, .yearly: 1...1,
    ]
    #expect(expected[frequency]?.contains(found.count) == true, "\(found.count)")
    #expect(found.allSatisfy { calendar.component(.hour, from: $0) == 0 })
  }
}
