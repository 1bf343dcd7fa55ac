import Charts
import SwiftUI

/// Charts.
enum Marks {
  @MainActor static let entries: [Entry] = [
    .view("BarMark") { random in
      let values = (0..<5).map { _ in random.number() }
      return Chart(Array(values.enumerated()), id: \.offset) {
        BarMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
    },
    .view("LineMark") { random in
      let values = (0..<5).map { _ in random.point() }
      return Chart(Array(values.enumerated()), id: \.offset) {
        LineMark(x: .value("x", $0.element.x), y: .value("y", $0.element.y))
      }
    },
    .view("SectorMark") { random in
      let values = (0..<5).map { _ in random.number() }
      return Chart(Array(values.enumerated()), id: \.offset) {
        SectorMark(angle: .value("a", $0.element))
      }
    },
    .view("chartYScale") { random in
      let bounds = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
      return Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartYScale(domain: bounds.count == 2 ? bounds[0]...bounds[1] : 0...1)
    },
  ]
}
