import CoreGraphics
import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

@MainActor
@Suite struct VectorizedPlotTests {
  private struct Vote: Identifiable {
    let party: String
    let region: String
    let count: Int
    var share = 0.5
    var color = Color.red
    var opacity: CGFloat = 0.5
    var width: CGFloat = 10
    var isHidden = false
    var id: String { party + region }
  }

  private let votes = [
    Vote(party: "A", region: "North", count: 10, color: .blue, width: 20),
    Vote(party: "B", region: "North", count: 40, opacity: 1, isHidden: true),
    Vote(party: "A", region: "South", count: 30),
  ]

  private func records<C: ChartContent>(_ content: C) -> [MarkRecord] { content._marks.records }

  @Test func barsAreThoseOfMarks() {
    let plot = records(
      BarPlot(
        votes, x: .value("Party", \.party), y: .value("Votes", \.count), width: .ratio(0.5),
        stacking: .unstacked))
    let marks = records(
      ForEach(votes) {
        BarMark(
          x: .value("Party", $0.party), y: .value("Votes", $0.count), width: .ratio(0.5),
          stacking: .unstacked)
      })
    #expect(plot.map(\.x?.datum) == marks.map(\.x?.datum))
    #expect(plot.map(\.y?.datum) == marks.map(\.y?.datum))
    #expect(plot.map(\.stacking) == marks.map(\.stacking))
  }

  @Test func aChartOfAPlotIsSeenAsOneOfMarks() {
    let plot = ChartHost(
      Chart {
        BarPlot(votes, x: .value("Region", \.region), y: .value("Votes", \.count))
          .foregroundStyle(by: .value("Party", \.party))
          .accessibilityIdentifier(\.id)
      })
    let marks = ChartHost(
      Chart(votes) {
        BarMark(x: .value("Region", $0.region), y: .value("Votes", $0.count))
          .foregroundStyle(by: .value("Party", $0.party))
          .accessibilityIdentifier($0.id)
      })
    #expect(plot.elements.map(\.label) == marks.elements.map(\.label))
    #expect(plot.elements.map(\.identifier) == marks.elements.map(\.identifier))
    #expect(plot.elements.map(\.frame) == marks.elements.map(\.frame))
    #expect(plot.elements.contains { $0.identifier == "BNorth" })
  }

  @Test func elementsSayHowTheirMarksLook() {
    let found = records(
      BarPlot(
        votes, x: .value("Party", \.party), y: .value("Votes", \.count), width: .fixed(\.width)
      )
      .foregroundStyle(\.color)
      .opacity(\.opacity)
      .accessibilityLabel(\.region)
      .accessibilityHidden(\.isHidden)
      .cornerRadius(4))
    #expect(found.map(\.opacity) == [0.5, 1, 0.5])
    #expect(found.map { $0.width.width(in: 100, automatic: 1) } == [20, 10, 10])
    #expect(found.map(\.isHidden) == [false, true, false])
    #expect(found.allSatisfy { $0.style != nil && $0.cornerRadius == 4 && $0.label != nil })
  }

  @Test func whatIsNearerToThePlotWins() {
    let found = records(
      PointPlot(votes, x: .value("Share", \.share), y: .value("Votes", \.count))
        .symbol(by: .value("Party", \.party))
        .symbol(by: .value("Region", \.region)))
    #expect(found.map(\.symbolKey?.datum) == [.category("A"), .category("B"), .category("A")])
  }

  @Test func linesAndAreasHaveTheirSeries() {
    let lines = records(
      LinePlot(
        votes, x: .value("Share", \.share), y: .value("Votes", \.count),
        series: .value("Party", \.party)))
    #expect(lines.map(\.series?.datum) == [.category("A"), .category("B"), .category("A")])
    let areas = records(
      AreaPlot(
        votes, x: .value("Region", \.region), yStart: .value("Low", \.share),
        yEnd: .value("High", \.share)))
    #expect(areas.map(\.yEnd?.datum) == [.number(0.5), .number(0.5), .number(0.5)])
  }

  @Test func endsMayBePoints() {
    let rules = records(RulePlot(votes, x: .value("Share", \.share), yStart: 10))
    #expect(rules.first?.yPoint.start == 10)
    let points = records(PointPlot(votes, x: .value("Share", \.share), y: \.width))
    #expect(points.map(\.yPoint.start) == [20, 10, 10])
    let rectangles = records(
      RectanglePlot(votes, xStart: 5, xEnd: 15, y: .value("Votes", \.count), height: 20))
    #expect(rectangles.map(\.xPoint.end) == [15, 15, 15])
  }

  @Test func slicesHaveTheirRadii() {
    let found = records(
      SectorPlot(
        votes, angle: .value("Votes", \.count), innerRadius: .ratio(0.5),
        angularInset: \.width))
    #expect(found.map(\.y?.datum) == [.number(10), .number(40), .number(30)])
    guard case .sector(_, _, let inset)? = found.first?.kind else {
      Issue.record("no sector")
      return
    }
    #expect(inset == 20)
  }

  @Test func datesMayBeUnitsOfTheCalendar() {
    struct Day { let date = Date(timeIntervalSince1970: 90_000) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let found = records(
      BarPlot(
        [Day()], x: .value("Day", \.date, unit: .day, calendar: calendar),
        yStart: 0, yEnd: 20))
    #expect(found.first?.x?.datum == .date(Date(timeIntervalSince1970: 86_400)))
    #expect(found.first?.x?.end == .date(Date(timeIntervalSince1970: 172_800)))
  }

  @Test func noDataIsNothing() {
    #expect(records(PointPlot([Vote](), x: .value("a", \.share), y: .value("b", \.count))).isEmpty)
  }
}
