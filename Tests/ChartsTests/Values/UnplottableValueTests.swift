import Device
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Values for which a scale has no place.
@MainActor
@Suite(.serialized) struct UnplottableValueTests {
  private nonisolated static let oddNumbers: [Double] = [.nan, .infinity, -.infinity]
  private nonisolated static let oddTimes: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e12,
  ]

  private func model<C: ChartContent>(
    _ change: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> C
  ) -> ChartModel {
    var settings = ChartSettings()
    change(&settings)
    return ChartModel(content()._marks.records, settings)
  }

  @Test(arguments: oddTimes) func aDateBeyondAllCalendarsHasNoMark(time: Double) {
    let model = model {
      LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 1))
      LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: time)), y: .value("y", 1))
      LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 100)), y: .value("y", 1))
    }
    #expect(model.marks.count == 2)
    #expect(model.marks.map(\.x.lowerBound) == [0, 1])
  }

  @Test(arguments: oddNumbers) func aNumberThatIsNotFiniteHasNoMark(number: Double) {
    let model = model {
      BarMark(x: .value("x", "a"), y: .value("y", number))
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      SectorMark(angle: .value("s", number))
    }
    #expect(model.marks.count == 1)
    #expect(model.y.domain.last == .number(5))
    #expect(model.sectors.isEmpty)
  }

  @Test func whatIsLeftOutIsToldOnce() {
    OddNumbers.forget()
    var told: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { told.append($0) }
    defer { RuntimeIssue.handler = handler }
    for _ in 0..<2 {
      _ = ChartHost(Chart { PointMark(x: .value("x", 1), y: .value("y", Double.nan)) })
    }
    #expect(told == ["Chart: nan cannot be shown; its mark is left out."])
  }

  @Test func theWholeRangeOfNumbersIsAScale() throws {
    let model = model {
      PointMark(x: .value("x", -Double.greatestFiniteMagnitude), y: .value("y", 0))
      PointMark(x: .value("x", Double.greatestFiniteMagnitude), y: .value("y", 0))
    }
    #expect(model.marks.map(\.x.lowerBound) == [0, 1])
    #expect(model.x.value(at: 0.5) == .number(0))
  }

  @Test func logarithmsBeginAboveZero() throws {
    let model = model {
      ($0.y.isLogarithmic, $0.y.domain) = (true, [.number(-5), .number(100)])
    } _: {
      PointMark(x: .value("x", 1), y: .value("y", 100))
    }
    #expect(model.marks.first?.y.lowerBound == 1)
    let record = try #require(AxisMarks()._axes.records.first)
    let stops = record.stops(model.y, Calendar(identifier: .gregorian), Locale(identifier: "en"))
    #expect(stops.last?.text == "100")
  }

  @Test func nothingIsSelectedByAFingerThatIsNowhere() {
    let scale = AxisScale(kind: .linear(0...10))
    #expect(scale.value(at: CGFloat.nan, in: 100) == nil)
    #expect(scale.value(at: CGFloat.infinity, in: 100) == nil)
    #expect(scale.value(at: CGFloat(50), in: 100) == .number(5))
  }

  @Test func aWindowHasALength() {
    let scale = AxisScale(kind: .linear(0...1e300))
    #expect(scale.part(ofLength: 1) == 1e-6)
    #expect(AxisScale(kind: .linear(-1.7e308...1.7e308)).part(ofLength: 1) == nil)
  }

  @Test(arguments: oddNumbers + [0, -1, Double.leastNonzeroMagnitude, 1e308])
  func binsOfOddSizesAreBins(size: Double) {
    #expect(NumberBins(size: size, range: 0...10).thresholds.allSatisfy { !$0.isNaN })
    #expect(NumberBins(range: 0...10, minimumStride: size).thresholds.allSatisfy { !$0.isNaN })
    #expect(NumberBins(data: [size, 3, 4]).thresholds.allSatisfy { $0.isFinite })
  }

  @Test func binsReachToTheEndsOfWholeNumbers() {
    #expect(NumberBins(data: [Int.min, Int.max]).thresholds.count > 1)
    #expect(NumberBins(size: Int.max, range: 0...Int.max).thresholds.last == Int.max)
    #expect(NumberBins<UInt8>(data: [0, 255], desiredCount: 3).thresholds.last == 255)
  }

  @Test func binsOfDatesEnd() {
    let far = Date(timeIntervalSinceReferenceDate: 1e308)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(DateBins(unit: .year, by: .max, data: [now, far]).count <= 10_000)
    #expect(DateBins(unit: .year, range: now...far).count <= 10_000)
  }

  @Test func decimalsHaveAnEnd() {
    #expect(Decimal._make(.number(1e200)) == nil)
    #expect(Decimal._make(.number(.infinity)) == nil)
    #expect(Decimal._make(.number(2.5)) == 2.5)
  }
}
