import Automation
import Foundation
import SwiftUI
import Testing
import XCTest
import XCUIAutomation

/// A test that hangs keeps its screen and its tree when the tool asks for them by a signal.
///
/// Each hangs in a process of its own, which is waited for in real time: each wait ends with what it waits for.
final class HangingTestTests: XCTestCase {
  func testAComputingTestKeepsItsScreen() throws {
    try keepsItsScreen(["XCUIAutomationTests.HangingTest/testComputes"])
  }

  func testAWaitingTestKeepsItsScreen() throws {
    try keepsItsScreen(["XCUIAutomationTests.HangingTest/testWaits"])
  }

  func testAComputingTestOfSwiftTestingKeepsItsScreen() throws {
    try keepsItsScreen([
      "--testing-library", "swift-testing", "--filter", "HangingSwiftTest/computes",
    ])
  }

  func testAWaitingTestOfSwiftTestingKeepsItsScreen() throws {
    try keepsItsScreen([
      "--testing-library", "swift-testing", "--filter", "HangingSwiftTest/waits",
    ])
  }

  private func keepsItsScreen(_ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hanging-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let child = try AppProcess(
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging([
        "HANGING_TEST": "1", "VITRINE_ARTIFACTS": folder.path,
      ]) { $1 })
    defer { child.terminate() }
    XCTAssertTrue(child.says("about to hang", seconds: 120), child.outputTail())
    var isKept = false
    for _ in 0..<15 {
      guard !isKept else { break }
      kill(child.processIdentifier, SIGUSR2)
      isKept = child.says("kept the screen", seconds: 4)
    }
    XCTAssertTrue(isKept, child.outputTail())
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    XCTAssertTrue(files.contains { $0.hasSuffix(".png") }, "\(files)")
    let texts = files.filter { $0.hasSuffix(".txt") }.map { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }
    XCTAssertTrue(texts.contains { $0.contains("Hang here") }, "\(files)")
  }
}

extension AppProcess {
  /// Waits until the process has printed a word, but no longer than so many seconds of real time.
  fileprivate func says(_ word: String, seconds: Int) -> Bool {
    for _ in 0..<(seconds * 20) {
      if outputTail().contains(word) { return true }
      if waitForTermination(seconds: 0.05) != nil { return outputTail().contains(word) }
    }
    return false
  }
}

/// What hangs, if it is asked to.
@MainActor
private enum Hanging {
  nonisolated static var isAsked: Bool {
    ProcessInfo.processInfo.environment["HANGING_TEST"] != nil
  }

  private static var app: XCUIApplication?

  static func show() {
    let app = XCUIApplication(rootView: Text("Hang here"))
    self.app = app
    precondition(app.staticTexts["Hang here"].exists)
    FileHandle.standardError.write(Data("about to hang\n".utf8))
  }

  static func compute() {
    var number = 1.0
    while number > 0 { number += 1 }
  }

  static func wait() { while true { sleep(1_000) } }
}

/// Not tests unless they are asked to hang.
@MainActor
final class HangingTest: XCTestCase {
  func testComputes() {
    guard Hanging.isAsked else { return }
    Hanging.show()
    Hanging.compute()
  }

  func testWaits() {
    guard Hanging.isAsked else { return }
    Hanging.show()
    Hanging.wait()
  }
}

@MainActor
@Suite(.enabled(if: Hanging.isAsked)) struct HangingSwiftTest {
  @Test func computes() {
    Hanging.show()
    Hanging.compute()
  }

  @Test func waits() {
    Hanging.show()
    Hanging.wait()
  }
}
