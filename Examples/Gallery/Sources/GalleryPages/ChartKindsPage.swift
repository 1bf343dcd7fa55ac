import Charts
import SwiftUI

extension GalleryPage {
  static let chartKinds = GalleryPage("Chart kinds") { ChartKindsPage() }
}

struct ChartKindsPage: View {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let count: Int
  }

  private let sales = [
    Sale(id: 0, month: "Jan", kind: "Tea", count: 4),
    Sale(id: 1, month: "Jan", kind: "Coffee", count: 6),
    Sale(id: 2, month: "Feb", kind: "Tea", count: 7),
    Sale(id: 3, month: "Feb", kind: "Coffee", count: 3),
    Sale(id: 4, month: "Mar", kind: "Tea", count: 5),
    Sale(id: 5, month: "Mar", kind: "Coffee", count: 9),
  ]

  var body: some View {
    Parts {
      Chart(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
      .frame(height: 150)
      Chart(sales) {
        BarMark(x: .value("Count", $0.count), y: .value("Month", $0.month))
          .foregroundStyle(by: .value("Kind", $0.kind))
          .position(by: .value("Kind", $0.kind))
      }
      .chartLegend(.hidden)
      .frame(height: 130)
      Chart(sales) {
        AreaMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("Kind", $0.kind)).opacity(0.5)
        LineMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("Kind", $0.kind))
          .symbol(by: .value("Kind", $0.kind))
          .interpolationMethod(.catmullRom)
      }
      .chartYAxisLabel("Cups")
      .frame(height: 150)
      Chart(sales) {
        PointMark(x: .value("Id", $0.id), y: .value("Count", $0.count))
        RuleMark(y: .value("Mean", 5.6)).foregroundStyle(.red)
          .annotation(position: .top, alignment: .leading) { Text("Mean").font(.caption) }
        RectangleMark(
          xStart: .value("From", 1), xEnd: .value("To", 2), yStart: .value("Low", 0),
          yEnd: .value("High", 10)
        )
        .foregroundStyle(.yellow.opacity(0.05))
      }
      .frame(height: 130)
    }
  }
}
