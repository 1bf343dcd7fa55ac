import Foundation
import Testing

@testable import Charts

/// Bins of numbers and dates.
@Suite struct ChartBinTests {
  @Test func binsHaveRoundEnds() {
    let bins = NumberBins(data: [3.0, 41, 97], desiredCount: 5)
    #expect(bins.thresholds == [0, 20, 40, 60, 80, 100])
    #expect(bins.count == 5)
    #expect(bins[2].lowerBound == 40 && bins[2].upperBound == 60)
  }

  @Test func valuesFallIntoOneBinEach() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect([0, 9, 10, 19, 20].map { bins.index(for: $0) } == [0, 0, 1, 1, 1])
    #expect(bins.index(for: -5) == 0)
    #expect(bins.index(for: 99) == 1)
    #expect(bins[1].contains(20))
    #expect(!bins[0].contains(10))
  }

  @Test func wholeNumbersHaveNoStepsBelowOne() {
    #expect(NumberBins(data: [1, 2, 3]).thresholds == [1, 2, 3])
    #expect(NumberBins(size: 4, range: 1...9).thresholds == [0, 4, 8, 12])
  }

  @Test func datesFallIntoUnitsOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
    let days = [try date("2025-01-15T12:00:00Z"), try date("2025-03-02T00:00:00Z")]
    let bins = DateBins(unit: .month, data: days, calendar: calendar)
    #expect(bins.count == 3)
    #expect(bins.thresholds.first == (try date("2025-01-01T00:00:00Z")))
    #expect(bins.index(for: days[1]) == 2)
    #expect(bins[1].contains(try date("2025-02-28T23:00:00Z")))
  }
}
