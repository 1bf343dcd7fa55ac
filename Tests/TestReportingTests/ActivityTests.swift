import Foundation
import XCTest

@testable import TestReporting

@MainActor
final class ActivityTests: XCTestCase {
  func testAnActivityGivesTheBlocksValue() {
    let value = XCTContext.runActivity(named: "outer") { outer in
      XCTContext.runActivity(named: "inner") { inner in
        inner.add(XCTAttachment(string: "note"))
        return "\(outer.name) \(inner.name)"
      }
    }
    XCTAssertEqual(value, "outer inner")
  }

  func testAnActivityPassesErrorsOn() {
    struct Broken: Error {}
    XCTAssertThrowsError(try XCTContext.runActivity(named: "fails") { _ in throw Broken() })
  }

  func testTheNewestInterruptionMonitorComesFirst() {
    let monitors = InterruptionMonitors.current
    let first = monitors?.add(description: "first") { _ in false }
    _ = monitors?.add(description: "second") { _ in true }
    XCTAssertEqual(monitors?.newestFirst.map(\.description), ["second", "first"])
    if let first { monitors?.remove(first) }
    XCTAssertEqual(monitors?.newestFirst.map(\.description), ["second"])
  }

  func testProvidersAreKeptInOrderAndReplacedByName() {
    FailureDiagnostics.register("one") { [Artifact(name: "1", text: "")] }
    FailureDiagnostics.register("two") { [Artifact(name: "2", text: "")] }
    FailureDiagnostics.register("one") { [Artifact(name: "3", text: "")] }
    let own: Set = ["1", "2", "3"]
    func gathered() -> [String] {
      FailureDiagnostics.gather().map(\.name).filter { own.contains($0) }
    }
    XCTAssertEqual(gathered(), ["3", "2"])
    FailureDiagnostics.unregister("one")
    FailureDiagnostics.unregister("two")
    XCTAssertEqual(gathered(), [])
  }
}
