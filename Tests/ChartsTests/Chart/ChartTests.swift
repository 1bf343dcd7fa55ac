import Accessibility
import Foundation
import Testing
import UIKit

@testable import Charts
@testable import SwiftUI

private struct Sale: Identifiable {
  var month: String
  var count: Int
  var shop = "North"
  var id: String { month + shop }
}

private enum Kind: String, Plottable {
  case big, small
}

@MainActor
@Suite struct ChartTests {
  private let sales = [
    Sale(month: "Jan", count: 30), Sale(month: "Feb", count: 60), Sale(month: "Mar", count: 45),
  ]

  private func elements<V: View>(of view: V) -> [AccessibilityElement] {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200))
    graph.setRoot(view)
    graph.runTurn()
    let rect = CGRect(origin: .zero, size: graph.size)
    var builder = AccessibilityBuilder(
      context: AccessibilityTreeContext(visibleRect: rect), origin: .zero)
    graph.layoutRoot?.buildAccessibility(&builder)
    var found: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      found.append(element)
      element.children.forEach(visit)
    }
    builder.elements.forEach(visit)
    return found
  }

  @Test func barsStandOnTheAxis() throws {
    let all = elements(
      of: Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) })
    let bars = all.filter { $0.value?.hasPrefix("Sales: ") == true }
    #expect(bars.map(\.label) == ["Jan", "Feb", "Mar"])
    #expect(bars.compactMap(\.value) == ["Sales: 30", "Sales: 60", "Sales: 45"])
    let frames = bars.map(\.frame)
    #expect(frames[0].minX < frames[1].minX && frames[1].minX < frames[2].minX)
    #expect(Set(frames.map { $0.maxY.rounded() }).count == 1)
    #expect(abs(frames[1].height - frames[0].height * 2) < 1)
  }

  @Test func axesHaveRoundValues() {
    let labels = elements(
      of: Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
    ).filter { $0.elementType == .staticText }.map(\.label)
    #expect(labels.contains("Jan") && labels.contains("Mar"))
    #expect(labels.contains("0") && labels.contains("20") && labels.contains("60"))
  }

  @Test func hiddenAxesLeaveTheirRoomToThePlot() throws {
    let all = elements(
      of: Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(!all.contains { $0.elementType == .staticText && $0.label == "Jan" && $0.value == nil })
    let bar = try #require(all.first { $0.value == "Sales: 60" })
    #expect(abs(bar.frame.maxY - 200) < 0.5)
  }

  @Test func ownAxisMarksAreShown() {
    let labels = elements(
      of: Chart(sales) { LineMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisGridLine()
            AxisTick()
            AxisValueLabel {
              if let count = value.as(Int.self) { Text("\(count) pcs") }
            }
          }
        }
        .chartYScale(domain: 0...100)
    ).map(\.label)
    #expect(labels.contains("50 pcs") && labels.contains("100 pcs"))
  }

  @Test func barsOfOnePlaceAreStacked() throws {
    let model = model {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
        .foregroundStyle(by: .value("Shop", "North"))
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 30))
        .foregroundStyle(by: .value("Shop", "South"))
    }
    #expect(model.legend.map(\.name) == ["North", "South"])
    #expect(model.marks.map(\.y) == [0...0.25, 0.25...1])
  }

  private func model<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> ChartModel {
    ChartModel(content()._marks.records, ChartSettings())
  }

  @Test func legendsNameTheValues() {
    let labels = elements(
      of: Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10))
          .foregroundStyle(by: .value("Kind", Kind.big))
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 30))
          .foregroundStyle(by: .value("Kind", Kind.small))
      }
    ).map(\.label)
    #expect(labels.contains("big") && labels.contains("small"))
  }

  @Test func sectorsShareTheCircle() {
    let model = model {
      SectorMark(angle: .value("Votes", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("Votes", 3), innerRadius: .ratio(0.5))
    }
    #expect(model.sectors.map(\.start) == [0, 0.25])
    #expect(model.sectors.map(\.end) == [0.25, 1])
  }

  @Test func contentMayDepend() {
    let isShown = true
    let model = model {
      ForEach(sales) { sale in
        PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
      }
      if isShown {
        RuleMark(y: .value("Goal", 50)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
      }
    }
    #expect(model.marks.count == 4)
    #expect(model.marks.last?.x == 0...1)
  }

  @Test func datesLieOnTheirScale() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let days = (0..<7).compactMap {
      calendar.date(from: DateComponents(year: 2024, month: 3, day: 1 + $0))
    }
    let model = model {
      ForEach(days, id: \.self) { day in
        LineMark(x: .value("Day", day), y: .value("Steps", 100))
      }
    }
    #expect(model.marks.first?.x.lowerBound == 0)
    #expect(model.marks.last?.x.lowerBound == 1)
    let stops = AxisRecord.standard.stops(model.x, calendar, Locale(identifier: "en_US"))
    #expect(stops.map(\.text) == ["Mar 1", "Mar 3", "Mar 5", "Mar 7"])
  }

  @Test func proxiesFindValues() {
    let proxy = ChartProxy(
      model: model { PointMark(x: .value("X", 10), y: .value("Y", 4)) },
      plotSize: CGSize(width: 100, height: 100), frame: nil)
    #expect(proxy.position(forX: 5) == 50)
    #expect(proxy.value(atX: 25, as: Double.self) == 2.5)
    #expect(proxy.position(forY: 0) == 100)
  }

  @Test func curvesMeetTheirPoints() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)]
    for method in [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepCenter] {
      let path = LinePath.path(points, method)
      #expect(path.currentPoint == CGPoint(x: 20, y: 5))
      #expect(path.boundingRect.maxY <= 6)
    }
  }
}
