import Foundation
import Screens
import SwiftUI
import XCUIAutomation

/// A whole test flow (launch, a query, a tap, its result) in process and across processes.
@MainActor
enum ProcessBenchmarks {
  static func run(_ report: inout Report) {
    guard report.wants("process") else { return }
    let runs = report.isSmoke ? 1 : 20
    let inProcess = XCUIApplication(rootView: CounterScreen())
    let separate = XCUIApplication(bundleIdentifier: "BenchmarkApp")
    let near = Timing(runs: runs) { seconds { flow(inProcess) } }
    let far = Timing(runs: runs) { seconds { flow(separate) } }
    let spawn = Timing(runs: runs) { seconds(spawnEmptyProgram) }
    report.add(
      "process/in-process-flow", ratio: near.median / far.median,
      limit: report.isSmoke ? nil : 0.2,
      note: "\(near.text) of a process of its own, \(far.text)")
    report.add(
      "process/separate-flow", ratio: far.median / spawn.median,
      limit: report.isSmoke ? nil : 12,
      note: "\(far.text) of spawning an empty program, \(spawn.text)")
  }

  private static func flow(_ app: XCUIApplication) {
    app.launch()
    precondition(app.staticTexts["Count: 0"].exists, "the launched screen must be found")
    app.buttons["Increment"].tap()
    precondition(app.staticTexts["Count: 1"].exists, "the tap must be counted")
    app.terminate()
  }

  /// Launches a program that does nothing, and waits for its end.
  private static func spawnEmptyProgram() {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appendingPathComponent("EmptyProgram").path
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    defer { free(arguments[0]) }
    var process: pid_t = 0
    var status: Int32 = -1
    let launched = posix_spawn(&process, path, nil, nil, &arguments, environ)
    precondition(launched == 0, "\(path) must be built beside the benchmarks")
    waitpid(process, &status, 0)
    precondition(status == 0, "the empty program must end in good order")
  }
}
