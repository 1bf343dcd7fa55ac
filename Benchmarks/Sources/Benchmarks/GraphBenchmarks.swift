import Foundation
import SwiftUI

/// Building and updating W(n).
@MainActor
enum GraphBenchmarks {
  static func run(_ report: inout Report) {
    let sizes = report.isSmoke ? [100] : [100, 1_000, 10_000]
    var leaf: [Int: Double] = [:]
    for size in sizes where report.wants("graph/build/\(size) graph/update") {
      let runs = report.isSmoke ? 1 : size >= 10_000 ? 5 : 15
      let base = Timing(runs: runs) { PlainNode.secondsToBuild(Workload.viewCount(size)) }
      let build = Timing(runs: runs) { buildOnce(size) }
      report.add(
        "graph/build/\(size)", ratio: build.minimum / base.minimum,
        limit: size == 10_000 ? 10 : nil, note: "\(build.text), baseline \(base.text)")
      guard report.wants("graph/update") else { continue }

      Row.watched = size / 2
      let host = _GraphHost(Workload(count: size))
      host.settle()
      // The digits 6 and 9 are equally wide.
      let same = change(host, size, values: (0..<40).map { $0 % 2 == 0 ? 6 : 9 })
      leaf[size] = same
      report.add(
        "graph/leaf/\(size)", ratio: same / build.minimum, limit: size == 10_000 ? 0.001 : nil,
        note: String(format: "%.3g µs against the build", same * 1e6))
      let resize = change(host, size, values: [1, 1_000_000, 2, 2_000_000])
      report.add(
        "graph/resize/\(size)", ratio: resize / build.minimum, limit: size == 10_000 ? 0.05 : nil,
        note: String(format: "%.3g µs against the build", resize * 1e6))
      let root = changeRoot(host)
      report.add(
        "graph/root/\(size)", ratio: root / build.minimum, limit: size == 10_000 ? 0.1 : nil,
        note: String(format: "%.3g ms against the build", root * 1e3))
      host.tearDown()
      Row.watched = -1
    }
    if let small = leaf[100], let large = leaf[10_000] {
      report.add(
        "graph/leaf growth", ratio: large / small, limit: 2, note: "10,000 rows against 100")
    }
  }

  /// How long it takes to build W(n), which is checked.
  static func timeToBuild(_ size: Int) -> Timing { Timing(runs: 15) { buildOnce(size) } }

  /// Builds W(n) and checks that each row's body ran once.
  private static func buildOnce(_ size: Int) -> Double {
    Row.bodies = 0
    var host: _GraphHost?
    let time = seconds {
      host = _GraphHost(Workload(count: size))
      host?.settle()
    }
    precondition(Row.bodies == size, "each row's body must run exactly once")
    host?.tearDown()
    return time
  }

  /// The best time of one change of a row's state; checks that exactly one body ran.
  private static func change(_ host: _GraphHost, _ size: Int, values: [Int]) -> Double {
    var best = Double.infinity
    for value in values {
      Row.bodies = 0
      let time = seconds {
        Row.change(value)
        host.settle()
      }
      precondition(Row.bodies == 1, "one changed row must run one body, not \(Row.bodies)")
      best = min(best, time)
    }
    return best
  }

  private static func changeRoot(_ host: _GraphHost) -> Double {
    var best = Double.infinity
    for _ in 0..<15 {
      Row.bodies = 0
      let time = seconds {
        Workload.changeRoot()
        host.settle()
      }
      precondition(Row.bodies == 0, "no row's body may run when its value stays equal")
      best = min(best, time)
    }
    return best
  }
}
