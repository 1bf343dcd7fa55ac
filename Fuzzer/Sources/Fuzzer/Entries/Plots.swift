import Charts
import SwiftUI

/// Charts of whole collections at once.
enum Plots {
  private struct Sample {
    let x: Double
    let y: Double
    let other: Double
    let place: CGFloat
  }

  private static func samples(_ random: inout RandomSource) -> [Sample] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Sample(
        x: random.number(), y: random.number(), other: random.number(),
        place: CGFloat(random.number()))
    }
  }

  @MainActor private static func chart(
    _ name: String, _ make: @escaping @MainActor ([Sample], inout RandomSource) -> some ChartContent
  ) -> Entry {
    .view(name) { random in
      let content = make(samples(&random), &random)
      return Chart { content }.chartYAxisStyle { $0.padding(4) }
    }
  }

  @MainActor static let entries: [Entry] = [
    chart("bar plot") { samples, random in
      BarPlot(
        samples, x: .value("x", \.x), y: .value("y", \.y), width: .fixed(random.number()))
    },
    chart("bar plot between ends") { samples, _ in
      BarPlot(
        samples, x: .value("x", \.x), yStart: .value("y", \.y), yEnd: .value("end", \.other))
    },
    chart("point plot") { samples, _ in
      PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y))
    },
    chart("point plot in points") { samples, _ in
      PointPlot(samples, x: .value("x", \.x), y: \.place)
    },
    chart("rectangle plot") { samples, random in
      RectanglePlot(
        samples, x: .value("x", \.x), y: .value("y", \.y), width: .ratio(random.number()))
    },
    chart("sector plot") { samples, random in
      SectorPlot(
        samples, angle: .value("y", \.y), innerRadius: .ratio(random.number()),
        outerRadius: .inset(random.number()))
    },
    chart("line plot of data") { samples, _ in
      LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y))
    },
    chart("line plot of a function") { _, random in
      let number = random.number()
      return LinePlot(x: "x", y: "y") { $0 * number }
    },
  ]
}
