import Device
import Foundation
import FoundationAdditions
import Testing
import UIKit
import XCTest

/// Not tests by themselves: what `HostStartTests` runs in a process of its own, after an app whose start goes wrong.
final class HostedTestCase: XCTestCase {
  func testOne() {}
  func testTwo() {}
}

/// What stands in a test target of a project: it starts the app before the first test.
private nonisolated final class FaultyHost: NSObject, XCTestObservation {
  static let variable = "RUN_FAULTY_HOST"

  func testBundleWillStart(_ testBundle: Bundle) {
    MainActor.assumeIsolated { Self.start(tellsTool: false) }
  }

  @MainActor static func start(tellsTool: Bool) {
    _ApplicationHost.start("Shop", tellsTool: tellsTool) {
      RuntimeIssue.fail(
        "CartViewController has no outlet 'totl'.", fileID: "InterfaceBuilder/Main.storyboard",
        filePath: "/app/Main.storyboard", line: 12)
    }
  }
}

@used @section(".init_array")
private nonisolated let registration: @convention(c) () -> Void = { @Sendable in
  guard getenv(FaultyHost.variable) != nil else { return }
  XCTestObservationCenter.shared.addTestObserver(FaultyHost())
  DispatchQueue.main.async { MainActor.assumeIsolated { FaultyHost.start(tellsTool: true) } }
}

@Suite struct HostedSuite {
  @Test func one() {}
}

/// Mistakes for which iOS would end an app at its start, before the first of the tests that it hosts.
struct HostStartTests {
  private func output(_ arguments: String...) throws -> String {
    let product = FileManager.default.temporaryDirectory.appendingPathComponent(
      "host-start-\(UUID().uuidString).json")
    try JSONEncoder().encode(LaunchedProduct(host: .init(module: "Shop"))).write(to: product)
    defer { try? FileManager.default.removeItem(at: product) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      FaultyHost.variable: "1", "VITRINE_PRODUCT": product.path,
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func theFirstTestFailsWithThemAtTheirPlace() throws {
    let text = try output("UIKitTests.HostedTestCase/testOne,UIKitTests.HostedTestCase/testTwo")
    #expect(
      text.contains(
        "/app/Main.storyboard:12: error: HostedTestCase.testOne : "
          + "While the app Shop started: CartViewController has no outlet 'totl'."), "\(text)")
    #expect(text.contains("Executed 2 tests, with 1 failure"))
    #expect(text.contains("Test Case 'HostedTestCase.testTwo' passed"))
  }

  @Test func aProcessOfSwiftTestingTellsThemToTheTool() throws {
    let text = try output(
      "--testing-library", "swift-testing", "--filter", "UIKitTests.HostedSuite")
    let told = text.split(separator: "\n").compactMap { StartMistake(outputLine: String($0)) }
    let mistake = try #require(told.first, "\(text)")
    #expect(told.count == 1)
    #expect(
      mistake.message == "While the app Shop started: CartViewController has no outlet 'totl'.")
    #expect(mistake.file == "/app/Main.storyboard")
    #expect(mistake.line == 12)
  }
}
