import Foundation
import SwiftUI
import ViewInspector
import XCUIAutomation

/// What the engine keeps in memory.
@MainActor
enum MemoryBenchmarks {
  static func run(_ report: inout Report) {
    guard report.wants("memory") else { return }
    hostAndExpel(&report)
  }

  /// Hosting and expelling a small view over and over leaves nothing behind.
  private static func hostAndExpel(_ report: inout Report) {
    let rounds = report.isSmoke ? 100 : 10_000
    add("memory/graph", rounds, &report) {
      let host = _GraphHost(Workload(count: 3))
      host.settle()
      host.tearDown()
    }
    add("memory/host-and-expel", rounds, &report) {
      ViewHosting.host(view: Workload(count: 3))
      ViewHosting.expel()
    }
    add("memory/launch-and-terminate", rounds / 10, &report) {
      let app = XCUIApplication(rootView: Workload(count: 3))
      app.launch()
      precondition(app.staticTexts["Turn 0"].exists, "the launched view must be found")
      app.terminate()
    }
  }

  /// Measures what a round of `body` leaves in memory, once caches are filled.
  private static func add(
    _ name: String, _ rounds: Int, _ report: inout Report, _ body: () -> Void
  ) {
    let name = "\(name)/\(rounds)"
    guard report.wants(name) else { return }
    for _ in 0..<max(1, rounds / 5) { body() }
    let before = residentBytes()
    for _ in 0..<rounds { body() }
    let grown = Double(residentBytes() - before)
    report.add(
      name, ratio: grown / Double(rounds), limit: 16, note: "bytes a round that stay behind")
  }

  /// The memory that the process occupies.
  private static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
