import Charts
import SwiftUI

extension GalleryPage {
  static let chartEnds = GalleryPage("Chart ends and scales") { ChartEndsPage() }
}

/// Marks with ends in points, and colours that follow numbers.
struct ChartEndsPage: View {
  var body: some View {
    Parts {
      Chart(1..<8, id: \.self) { day in
        BarMark(x: .value("Day", day), yStart: .value("Low", day), yEnd: .value("High", day * 2))
          .foregroundStyle(by: .value("High", day * 2))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
      .frame(height: 160)
      Chart {
        ForEach(1..<8, id: \.self) { day in
          LineMark(x: .value("Day", day), y: .value("Count", day * day % 7))
        }
        BarMark(x: .value("Day", 4), yStart: 0, yEnd: 20).foregroundStyle(.orange)
        RuleMark(xStart: 40, xEnd: 160, y: .value("Count", 3)).foregroundStyle(.green)
      }
      .frame(height: 160)
      Chart(["Tea", "Coffee", "Cocoa"], id: \.self) { kind in
        SectorMark(
          angle: .value("Count", kind.count), innerRadius: .ratio(0.6), angularInset: 2
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Kind", kind))
      }
      .frame(height: 180)
    }
  }
}
