import Foundation
import Testing

@testable import Charts

@Suite struct AxisScaleTests {
  @Test func numbersLieInProportion() {
    let scale = AxisScale(kind: .linear(0...200))
    #expect(scale.position(.number(50)) == 0.25)
    #expect(scale.position(.number(-100)) == -0.5)
    #expect(scale.value(at: 0.25) == .number(50))
    #expect(scale.position(.category("a")) == nil)
    #expect(scale.bandWidth == nil)
  }

  @Test func aRangeWithoutLengthPutsItsValueInTheMiddle() {
    #expect(AxisScale(kind: .linear(5...5)).position(.number(5)) == 0.5)
  }

  @Test func numbersWithoutRoundOnesAroundThemKeepTheirRange() {
    let all = -1e308...1e308
    #expect(NiceNumbers.range(all, count: 5) == all)
  }

  @Test func stepsEndWhereNumbersHaveNoNext() {
    let far = NiceNumbers.multiples(of: 1, in: 1e300...1e300)
    #expect(far.count <= 1000)
  }

  @Test func logarithmsTakeEqualStepsForEqualFactors() throws {
    let scale = AxisScale(kind: .logarithmic(1...10_000))
    #expect(scale.position(.number(100)) == 0.5)
    #expect(scale.position(.number(10)) == 0.25)
    #expect(scale.position(.number(0)) == nil)
    #expect(scale.position(.number(-1)) == nil)
    guard case .number(let number)? = scale.value(at: 0.75) else {
      Issue.record("no number")
      return
    }
    #expect(abs(number - 1000) < 1e-6)
  }

  @Test func categoriesHaveBands() {
    let scale = AxisScale(kind: .band(["a", "b", "c", "d"]))
    #expect(scale.position(.category("a")) == 0.125)
    #expect(scale.position(.category("d")) == 0.875)
    #expect(scale.position(.category("e")) == nil)
    #expect(scale.bandWidth == 0.25)
    #expect(scale.value(at: 0.3) == .category("b"))
    #expect(scale.value(at: 1) == .category("d"))
    #expect(scale.value(at: 1.2) == nil)
  }

  @Test func datesLieInProportion() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let scale = AxisScale(kind: .time(start...start.addingTimeInterval(100)))
    #expect(scale.position(.date(start.addingTimeInterval(40))) == 0.4)
    #expect(scale.value(at: 0.5) == .date(start.addingTimeInterval(50)))
  }

  @Test func aReversedScaleBeginsAtTheOtherEnd() {
    let scale = AxisScale(kind: .linear(0...10), isReversed: true)
    #expect(scale.position(.number(0)) == 1)
    #expect(scale.value(at: 1) == .number(0))
  }

  @Test(arguments: [
    (7.0, 4, 2.0), (100, 4, 20), (0.9, 3, 0.2), (12, 5, 2), (40, 4, 10), (0, 4, 1), (-3, 4, 1),
  ])
  func stepsAreRound(length: Double, count: Int, step: Double) {
    #expect(abs(NiceNumbers.step(length, count: count) - step) < 1e-9)
  }

  @Test func rangesEndAtRoundNumbers() {
    #expect(NiceNumbers.range(3...97, count: 4) == 0...100)
    #expect(NiceNumbers.range(0...0, count: 4) == 0...1)
    #expect(NiceNumbers.range(5...5, count: 4) == 0...5)
    #expect(NiceNumbers.range(-5...(-5), count: 4) == -5...0)
  }

  @Test func multiplesOfAStepAreWithinTheRange() {
    #expect(NiceNumbers.multiples(of: 20, in: 0...60) == [0, 20, 40, 60])
    #expect(NiceNumbers.multiples(of: 2, in: -3...3) == [-2, 0, 2])
    #expect(NiceNumbers.multiples(of: 0, in: 0...1).isEmpty)
    #expect(NiceNumbers.multiples(of: 0.0001, in: 0...1).isEmpty)
  }

  // MARK: Dates

  private func calendar() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return calendar
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test func theStepsOfDatesAreUnitsOfTheCalendar() throws {
    let day = try date("2024-03-01T00:00:00Z")
    let spans: [(TimeInterval, Calendar.Component, Int)] = [
      (4, .second, 1), (3600, .minute, 15), (86_400, .hour, 6), (6 * 86_400, .day, 2),
      (365 * 86_400, .month, 3), (20 * 365 * 86_400, .year, 5),
    ]
    for (length, unit, count) in spans {
      let step = NiceDates.step(day...day.addingTimeInterval(length), count: 4)
      #expect(step.unit == unit && step.count == count, "\(length): \(step)")
    }
  }

  @Test func hoursBeginAtRoundOnes() throws {
    let range = try date("2024-03-01T01:30:00Z")...date("2024-03-01T13:00:00Z")
    let dates = NiceDates.dates(every: 3, .hour, in: range, try calendar())
    let expected = try [3, 6, 9, 12].map {
      try date("2024-03-01T\($0 < 10 ? "0" : "")\($0):00:00Z")
    }
    #expect(dates == expected)
  }

  @Test func quartersBeginInJanuary() throws {
    let range = try date("2024-02-10T00:00:00Z")...date("2024-12-31T00:00:00Z")
    let dates = NiceDates.dates(every: 3, .month, in: range, try calendar())
    #expect(dates == (try ["04", "07", "10"].map { try date("2024-\($0)-01T00:00:00Z") }))
  }

  @Test(arguments: [
    (Calendar.Component.day, "Mar 5"), (.month, "Mar"), (.year, "2024"),
  ])
  func datesAreWrittenAsTheirStepNeeds(unit: Calendar.Component, text: String) throws {
    let written = NiceDates.text(
      try date("2024-03-05T15:00:00Z"), unit, try calendar(), Locale(identifier: "en_US"))
    #expect(written == text)
  }
}
