import Device
import Foundation
import SwiftUI
import UIKit
import XCTest

@testable import XCUIAutomation

/// What is started and left behind again and again leaves nothing in the process.
///
/// `GROWTH_ROUNDS` says how often, by hand: 200 times by default, processes 20 times.
@MainActor
final class GrowthTests: XCTestCase {
  private struct Resources: Equatable {
    var descriptors: Int
    var threads: Int
    var windows: Int
    var apps: Int
  }

  private var resources: Resources {
    func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
    return Resources(
      descriptors: count("/proc/self/fd"), threads: count("/proc/self/task"),
      windows: UIApplication.shared.windows.count, apps: RunningApps.shared.running.count)
  }

  /// Of the memory that the process holds, in pages.
  private var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func rounds(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["GROWTH_ROUNDS"].flatMap { Int($0) } ?? usual
  }

  /// Does something some times, then `rounds` times, and compares what the process holds before and after.
  private func expectNoGrowth(
    rounds: Int, line: UInt = #line, _ work: () -> Void
  ) {
    repeatedly(20, work)
    let (before, pages) = (resources, residentPages)
    repeatedly(rounds, work)
    let after = resources
    XCTAssertEqual(after.descriptors, before.descriptors, line: line)
    XCTAssertEqual(after.windows, before.windows, line: line)
    XCTAssertEqual(after.apps, before.apps, line: line)
    // Dispatch makes and ends threads as it likes.
    XCTAssertLessThan(after.threads, before.threads + 8, line: line)
    // 200 apps that stayed would take some 20 MB; a page has 4 KB.
    XCTAssertLessThan(residentPages - pages, 2000, line: line)
  }

  private func repeatedly(_ times: Int, _ work: () -> Void) {
    for _ in 0..<times { work() }
  }

  func testAppsThatAreLeftBehindLeaveNothing() {
    expectNoGrowth(rounds: rounds(200)) {
      let app = XCUIApplication(rootView: Ticker())
      app.buttons["Tick"].tap()
      XCTAssertTrue(app.staticTexts["1 ticks"].exists)
    }
  }

  func testHostsThatAreLeftBehindLeaveNothing() {
    expectNoGrowth(rounds: rounds(200)) {
      let controller = UIHostingController(rootView: Ticker())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.layoutIfNeeded()
      window.isHidden = true
      window.rootViewController = nil
      RunLoop.main.run(until: Date())
    }
  }

  func testProcessesThatAreLeftBehindLeaveNothing() {
    expectNoGrowth(rounds: rounds(20)) {
      let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
      app.launch()
      XCTAssertTrue(app.exists)
      app.terminate()
    }
  }

  func testTimersThatAreLeftBehindLeaveNothingAndSlowNobody() {
    let app = XCUIApplication(rootView: Ticker())
    repeatedly(100) {
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now(), repeating: 0.001)
      source.setEventHandler {}
      source.resume()
    }
    let start = RealTime.nanoseconds()
    repeatedly(10) { app.buttons["Tick"].tap() }
    XCTAssertTrue(app.staticTexts["10 ticks"].exists)
    // Each tap would wait a quarter of a second for what repeats.
    XCTAssertLessThan(RealTime.nanoseconds() - start, 2_000_000_000)
  }
}

private struct Ticker: View {
  @State private var ticks = 0

  var body: some View {
    VStack {
      Button("Tick") { ticks += 1 }
      Text("\(ticks) ticks")
    }
  }
}
