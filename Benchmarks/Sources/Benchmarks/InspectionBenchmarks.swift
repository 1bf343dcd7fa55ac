import Foundation
import SwiftUI
import ViewInspector

/// Searching a view that is not hosted.
@MainActor
enum InspectionBenchmarks {
  static func run(_ report: inout Report) {
    let size = report.isSmoke ? 100 : 10_000
    let name = "inspection/find-last-text/\(size)"
    guard report.wants(name) else { return }
    let runs = report.isSmoke ? 1 : 5
    let base = Timing(runs: runs) { PlainNode.secondsToBuild(Workload.viewCount(size)) }
    let last = Row.title(size - 1)
    let find = Timing(runs: runs) {
      seconds {
        let text = try? Workload(count: size).inspect().find(text: last).string()
        precondition(text != nil, "the last row must be found")
      }
    }
    report.add(
      name, ratio: find.minimum / base.minimum, limit: report.isSmoke ? nil : 9,
      note: "\(find.text), baseline \(base.text)")
  }
}
