import Accessibility
import Automation
import Device
import Foundation
import XCTest

/// An app of one label, which shows what was typed.
@MainActor
final class TinyTarget: AutomationTarget {
  private var root = TinyTarget.tree(showing: "ready") {
    didSet { revision += 1 }
  }
  private var revision: UInt64 = 0
  private let clock = DeviceClock.ofProcess()

  let appInfo = AutomationAppInfo(
    name: "Tiny", bundleIdentifier: "com.example.Tiny",
    processIdentifier: ProcessInfo.processInfo.processIdentifier)
  private(set) var appState = AutomationAppState.runningForeground

  private static func tree(showing text: String) -> AccessibilityElement {
    let label = AccessibilityElement(
      id: 2, elementType: .staticText, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.label = text
    label.visibleFrame = .null
    return AccessibilityElement(id: 1, elementType: .application, children: [label])
  }

  func settledTree() throws(AutomationError) -> AccessibilityElement { root }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    switch event {
    case .typeText(let text): root = Self.tree(showing: text)
    case .key(KeyEvent(key: "crash")):
      FileHandle.standardError.write(Data("about to crash\n".utf8))
      abort()
    case .key(KeyEvent(key: "mistake")):
      RuntimeIssue.fail(
        "There is no row 7.", fileID: "UIKit/Rows.swift", filePath: "/UIKit/Rows.swift", line: 3)
    case .key(KeyEvent(key: "block")): while true { sleep(60) }
    case .key(KeyEvent(key: "pause")): Thread.sleep(forTimeInterval: 2)
    case .key(KeyEvent(key: "load")):
      Task {
        try await Task.sleep(for: .milliseconds(100))
        root = Self.tree(showing: "loaded")
      }
    case .timePassed(let seconds): clock.advance(by: seconds)
    case .pressButton(.home): appState = .runningBackground
    default: throw AutomationError(.unsupported, "Tiny does not know \(event)")
    }
  }

  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? { point.x < 0 ? nil : 2 }

  func touchReaches(_ id: UInt64, at point: CGPoint) throws(AutomationError) -> Bool {
    point.x >= 0
  }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    Data(repeating: 7, count: 1_000_000)
  }

  func screenDigest() throws(AutomationError) -> String { "7" }

  func viewTree() throws(AutomationError) -> String {
    CommandLine.arguments.dropFirst(2).joined(separator: " ")
      + " " + (ProcessInfo.processInfo.environment["TINY"] ?? "")
  }

  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    clock.progress(upTo: seconds, waiting: realSeconds, turn: {}, revision: { revision })
  }

  func terminate() {}
}

/// Not a test: what the test executable does when it is launched as the app of another test.
final class TinyApp: XCTestCase {
  static let name = "AutomationTests.TinyApp/testServesWhenLaunchedAsAnApp"

  func testServesWhenLaunchedAsAnApp() {
    MainActor.assumeIsolated {
      let isDriven = ProcessInfo.processInfo.environment["TINY"] != nil
      if isDriven { print("Begins.") }
      AutomationServer.holdMistakesIfRequested()
      if isDriven { print("Launches.") }
      let isFaulty = ProcessInfo.processInfo.environment["TINY_IS_FAULTY"] != nil
      if isFaulty { RuntimeIssue.fail("There is no window.") }
      if AutomationServer.startIfRequested(target: TinyTarget()) { AutomationServer.runMainLoop() }
    }
  }
}
