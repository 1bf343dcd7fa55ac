import Foundation
import Metrics
import Testing

struct CalendarDaysTests {
  @Test func daysThatAMonthLacksBecomeItsLast() throws {
    let january = try date("2024-01-31T10:20:30Z")
    #expect(
      days().setting(january, year: 2023, month: 2, day: 31)
        == (try date("2023-02-28T10:20:30Z")))
  }

  @Test func movingKeepsTheTime() throws {
    let moved = days().moving(
      try date("2024-01-31T10:20:30Z"), to: try date("2024-02-03T00:00:00Z"))
    #expect(moved == (try date("2024-02-03T10:20:30Z")))
  }

  @Test func limitsInTheWrongOrderDoNotCount() throws {
    let early = try date("2024-01-01T00:00:00Z")
    let late = try date("2024-02-01T00:00:00Z")
    let between = try date("2024-01-15T00:00:00Z")
    #expect(CalendarDays.limited(late, from: nil, through: between) == between)
    #expect(CalendarDays.limited(early, from: between, through: late) == between)
    #expect(CalendarDays.limited(between, from: late, through: early) == between)
  }

  @Test func theDaysOfBothLimitsAreAllowed() throws {
    let noon = try date("2024-01-15T12:00:00Z")
    let evening = try date("2024-01-15T20:00:00Z")
    #expect(days().isAllowed(evening, from: nil, through: noon))
    #expect(days().isAllowed(noon, from: evening, through: nil))
    #expect(!days().isAllowed(try date("2024-01-16T00:00:00Z"), from: nil, through: noon))
    #expect(!days().isAllowed(try date("2024-01-14T23:00:00Z"), from: noon, through: nil))
  }

  @Test func wordsFollowTheLocale() throws {
    let date = try date("2026-11-21T09:41:00Z")
    #expect(days().dateWords(date) == "Nov 21, 2026")
    #expect(days().spokenDay(date) == "Saturday, November 21")
    #expect(days().timeWords(date).hasSuffix("AM"))
    #expect(days("de_DE").timeWords(date).hasSuffix("9:41"))
    #expect(days().hasHalves && !days("de_DE").hasHalves)
  }
}
