import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct AxisStopTests {
  private let locale = Locale(identifier: "en_US")

  private func calendar() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return calendar
  }

  private func stops<C: AxisContent>(_ content: C, on scale: AxisScale) throws -> [AxisStop] {
    let record = try #require(content._axes.records.first)
    return record.stops(scale, try calendar(), locale)
  }

  @Test func strideGivesItsMultiples() throws {
    let stops = try stops(AxisMarks(values: .stride(by: 25)), on: AxisScale(kind: .linear(0...100)))
    #expect(stops.map(\.text) == ["0", "25", "50", "75", "100"])
    #expect(stops.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func asManyAsWantedOrSo() throws {
    let scale = AxisScale(kind: .linear(0...100))
    let few = try stops(AxisMarks(values: .automatic(desiredCount: 2)), on: scale)
    let many = try stops(AxisMarks(values: .automatic(desiredCount: 10)), on: scale)
    #expect(few.count == 3)
    #expect(many.count == 11)
  }

  @Test func valuesOutsideOfTheScaleAreLeftOut() throws {
    let stops = try stops(AxisMarks(values: [-1, 0, 10, 11]), on: AxisScale(kind: .linear(0...10)))
    #expect(stops.map(\.text) == ["0", "10"])
  }

  @Test func monthsAreNamed() throws {
    let start = try Date("2024-01-01T00:00:00Z", strategy: .iso8601)
    let end = try Date("2024-04-01T00:00:00Z", strategy: .iso8601)
    let stops = try stops(
      AxisMarks(values: .stride(by: .month)), on: AxisScale(kind: .time(start...end)))
    #expect(stops.map(\.text) == ["Jan", "Feb", "Mar", "Apr"])
  }

  @Test func logarithmsShowPowersOfTen() throws {
    let stops = try stops(AxisMarks(), on: AxisScale(kind: .logarithmic(1...1000)))
    #expect(stops.map(\.datum) == [.number(1), .number(10), .number(100), .number(1000)])
  }

  @Test func formatsWriteTheValues() throws {
    let marks = AxisMarks(format: IntegerFormatStyle<Int>.Percent(), values: [10, 20])
    let stops = try stops(marks, on: AxisScale(kind: .linear(0...20)))
    #expect(stops.map(\.text) == ["10%", "20%"])
  }

  @Test func contentKnowsItsValueAndPlace() throws {
    var seen: [String] = []
    let marks = AxisMarks(values: ["a", "b"]) { value in
      let _ = seen.append("\(value.index)/\(value.count) \(value.as(String.self) ?? "")")
      AxisGridLine()
      if value.index > 0 { AxisTick() }
    }
    let stops = try stops(marks, on: AxisScale(kind: .band(["a", "b"])))
    #expect(seen == ["0/2 a", "1/2 b"])
    #expect(stops.map(\.parts.count) == [1, 2])
    #expect(stops.allSatisfy { $0.isBand })
  }
}
