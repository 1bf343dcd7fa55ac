import Foundation
import Metrics
import Testing

struct CalendarGridTests {
  @Test func daysStandBelowTheirWeekdays() throws {
    // The first of February 2026 is a Sunday.
    let sunday = CalendarGrid(days(), monthOf: try date("2026-02-14T12:00:00Z"))
    #expect(sunday.firstColumn == 0 && sunday.dayCount == 28 && sunday.rowCount == 4)
    #expect(sunday.place(of: 27) == (6, 3))
    let monday = CalendarGrid(days(firstWeekday: 2), monthOf: try date("2026-02-14T12:00:00Z"))
    #expect(monday.firstColumn == 6 && monday.rowCount == 5)
    #expect(monday.place(of: 1) == (0, 1))
    #expect(monday.index(column: 6, row: 0) == 0)
    #expect(monday.index(column: 5, row: 0) == nil)
    #expect(monday.index(column: 0, row: 5) == nil)
  }

  @Test func weeksBeginWithTheFirstWeekday() throws {
    let grid = CalendarGrid(days(firstWeekday: 2), monthOf: try date("2026-02-14T12:00:00Z"))
    #expect((0..<7).map(grid.weekday) == ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"])
  }

  @Test func monthsGoOnAcrossYears() throws {
    let grid = CalendarGrid(days(), monthOf: try date("2026-01-31T23:00:00Z"), after: -2)
    #expect(grid.days.monthWords(grid.month) == "November 2025")
    #expect(grid.day(29) == (try date("2025-11-30T00:00:00Z")))
  }

  @Test func aCalendarHasRoomForTheLongestMonth() throws {
    // August 2026 begins on a Saturday: six rows.
    let grid = CalendarGrid(days(), monthOf: try date("2026-08-01T00:00:00Z"))
    #expect(grid.rowCount == CalendarGrid.mostRows)
    let place = grid.place(of: grid.dayCount - 1)
    let cell = CalendarMetrics.cell(
      column: place.column, row: place.row, width: CalendarMetrics.width)
    #expect(cell.maxY == CalendarMetrics.height)
    #expect(abs(CalendarMetrics.height - 332) < 0.001)
  }
}
