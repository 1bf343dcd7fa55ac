import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What views tell of the charts that they draw.
@MainActor
@Suite(.serialized)
struct AccessibilityChartDescriptorTests {
  private struct Week: AXChartDescriptorRepresentable {
    var rain: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Rain", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(
          title: "Day", categoryOrder: rain.indices.map { "Day \($0)" }),
        yAxis: AXNumericDataAxisDescriptor(
          title: "Millimetres", range: 0...20, gridlinePositions: [10]
        ) { "\(Int($0)) mm" },
        series: [
          AXDataSeriesDescriptor(
            name: "Rain", isContinuous: false,
            dataPoints: rain.enumerated().map { AXDataPoint(x: "Day \($0)", y: $1) })
        ])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      descriptor.summary = "\(rain.count) days"
    }
  }

  private final class Weather: ObservableObject {
    @Published var rain = [3.0, 12]
  }

  private struct Drawing: View {
    @ObservedObject var weather: Weather

    var body: some View {
      Rectangle()
        .frame(width: 100, height: 100)
        .accessibilityLabel("Rain of the week")
        .accessibilityChartDescriptor(Week(rain: weather.rain))
    }
  }

  @Test func toolsFindTheDescriptorAtTheElement() throws {
    let weather = Weather()
    let screen = WalkedScreen(Drawing(weather: weather))
    defer { screen.close() }
    let chart = try #require(screen.find("Rain of the week") as? any AXChart)
    let descriptor = try #require(chart.accessibilityChartDescriptor)
    #expect(descriptor.title == "Rain")
    #expect(descriptor.xAxis.title == "Day")
    #expect(descriptor.yAxis?.valueDescriptionProvider(12) == "12 mm")
    let points = descriptor.series.first?.dataPoints ?? []
    #expect(points.map(\.xValue.category) == ["Day 0", "Day 1"])
    #expect(points.map { $0.yValue?.number } == [3, 12])
    #expect(descriptor.summary == nil)
  }

  @Test func aChangeOfTheViewBringsItUpToDate() throws {
    let weather = Weather()
    let screen = WalkedScreen(Drawing(weather: weather))
    defer { screen.close() }
    _ = (screen.find("Rain of the week") as? any AXChart)?.accessibilityChartDescriptor
    weather.rain.append(5)
    TurnScheduler.shared.runTurn()
    let chart = try #require(screen.find("Rain of the week") as? any AXChart)
    #expect(chart.accessibilityChartDescriptor?.summary == "3 days")
  }

  @Test func aViewWithoutElementsBecomesOne() throws {
    let screen = WalkedScreen(
      Circle().frame(width: 50, height: 50).accessibilityChartDescriptor(Week(rain: [1])))
    defer { screen.close() }
    let chart = try #require(screen.elements.first as? any AXChart)
    #expect(chart.accessibilityChartDescriptor?.series.count == 1)
  }

  @Test func otherElementsAreNoCharts() throws {
    let screen = WalkedScreen(Text("Hello"))
    defer { screen.close() }
    let chart = screen.find("Hello") as? any AXChart
    #expect(chart?.accessibilityChartDescriptor == nil)
  }
}
