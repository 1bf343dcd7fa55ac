import CoreGraphics
import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

/// Charts of which only a part is seen.
@MainActor
@Suite struct ChartScrollingTests {
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }

    @MainActor var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  private func chart() -> some View {
    Chart(0..<20, id: \.self) { day in
      BarMark(x: .value("Day", day), y: .value("Steps", 10 + day), width: .fixed(4))
    }
    .chartXScale(domain: 0...20)
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func allIsSeenUnlessAPartIsAskedFor() {
    let live = LiveChart(chart().chartScrollableAxes(.horizontal))
    #expect(live.frame("19").maxX <= 300)
    let x = live.frame("0").midX
    live.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(live.frame("0").midX == x)
  }

  @Test func aPartFillsThePlot() {
    let live = LiveChart(
      chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
    // Five days on 300 points.
    #expect(abs(live.frame("1").midX - live.frame("0").midX - 60) < 0.5)
    #expect(live.frame("4") != .null)
    #expect(live.frame("12") == .null)
  }

  @Test func fingersScroll() {
    let live = LiveChart(
      chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
    let x = live.frame("3").midX
    live.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 80, y: 100))
    #expect(abs(live.frame("3").midX - (x - 120)) < 1)
    #expect(live.frame("6") != .null)
    live.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 290, y: 100))
    // Not beyond the beginning.
    #expect(abs(live.frame("3").midX - x) < 0.5)
  }

  @Test func axesThatDoNotScrollStay() {
    let live = LiveChart(chart().chartXVisibleDomain(length: 5))
    let x = live.frame("3").midX
    live.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 80, y: 100))
    #expect(live.frame("3").midX == x)
  }

  @Test func theBindingTellsAndMovesTheStart() {
    let start = Box(10.0)
    let live = LiveChart(
      chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(x: start.binding))
    #expect(live.frame("2") == .null)
    #expect(abs(live.frame("12").midX - 120) < 0.5)
    live.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
    #expect(abs(start.value - 9) < 0.05)
  }

  @Test func theInitialStartGivesWayToTheFinger() {
    let live = LiveChart(
      chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(initialX: 15))
    #expect(abs(live.frame("16").midX - 60) < 0.5)
    live.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
    #expect(live.frame("12") != .null)
  }

  @Test func valuesMayBeAlignedAtRest() {
    let start = Box(10.0)
    let live = LiveChart(
      chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(x: start.binding)
        .chartScrollTargetBehavior(.valueAligned(unit: 2)))
    live.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 170, y: 100))
    #expect(start.value == 8)
    let behavior = ValueAlignedChartScrollTargetBehavior.valueAligned(
      matching: DateComponents(calendar: .gmt, hour: 0))
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 3)
    let late = _ChartDatum.date(day.addingTimeInterval(3600 * 20))
    #expect(behavior._target(near: late) == .date(day.addingTimeInterval(86_400)))
    #expect(
      behavior._target(near: .date(day.addingTimeInterval(3600 * 2))) == .date(day))
  }

  @Test func alignmentsMayNameALargerOne() {
    let behavior = ValueAlignedChartScrollTargetBehavior.valueAligned(
      matching: DateComponents(calendar: .gmt, hour: 0),
      majorAlignment: .matching(DateComponents(day: 1)))
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 3)
    #expect(
      behavior._target(near: .date(day.addingTimeInterval(3600 * 2))) == .date(day))
    let numbers = ValueAlignedChartScrollTargetBehavior.valueAligned(
      unit: 2, majorAlignment: .page)
    #expect(numbers._target(near: .number(5.2)) == .number(6))
  }

  @Test func categoriesScrollByTheirNumber() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let live = LiveChart(
      Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2))
    #expect(abs(live.frame("b").midX - 225) < 0.5)
    #expect(live.frame("d") == .null)
    live.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(abs(live.frame("b").midX - 75) < 1)
  }

  @Test func labelsOfAxesAreThoseOfThePart() {
    let scale = AxisScale(kind: .linear(0...100), window: ScaleWindow(start: 0.5, length: 0.1))
    #expect(abs((scale.position(.number(55)) ?? 0) - 0.5) < 1e-9)
    #expect(scale.value(at: 0) == .number(50))
    let stops = AxisRecord.standard.stops(scale, .gmt, Locale(identifier: "en_US"))
    #expect(stops.count >= 3)
    #expect(stops.allSatisfy { $0.position >= -1e-6 && $0.position <= 1 + 1e-6 })
  }

  @Test func aFingerOnAPieSelectsByItsAngle() {
    let chosen = Box<Double?>(nil)
    let pie = Chart([25.0, 75.0], id: \.self) { SectorMark(angle: .value("Share", $0)) }
      .chartAngleSelection(value: chosen.binding)
    let live = LiveChart(pie)
    // To the right of the middle: a quarter of the way around.
    live.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 200, y: 100), lifts: false)
    #expect(abs((chosen.value ?? 0) - 25) < 1)
  }
}

extension Calendar {
  fileprivate static var gmt: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
