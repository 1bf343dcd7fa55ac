import Foundation
import XCTest

@testable import TestReporting

/// Tests that are abandoned again and again leave neither stacks nor memory behind.
///
/// They run in a process of their own, whose mappings nobody else changes. `GROWTH_ROUNDS` says how many, 300 by default.
final class AbandonedGrowthTests: XCTestCase {
  func testAbandonedTestsLeaveNothing() throws {
    let rounds = ProcessInfo.processInfo.environment["GROWTH_ROUNDS"].flatMap { Int($0) } ?? 300
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [ManyAbandonedTests.name]
    child.environment = ProcessInfo.processInfo.environment.merging([
      ManyAbandonedTests.variable: "\(rounds)"
    ]) { $1 }
    let output = Pipe()
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    let line = try XCTUnwrap(
      text.split(separator: "\n").first { $0.hasPrefix("grown ") }, String(text.suffix(2000)))
    let numbers = line.split(separator: " ").dropFirst().compactMap { Int($0) }
    XCTAssertEqual(numbers.count, 3)
    let (mappings, pages, descriptors) = (numbers[0], numbers[1], numbers[2])
    // A stack that stayed would be two.
    XCTAssertLessThan(mappings, 20)
    // What their frames refer to stays, as on Apple's systems: the test, its run and the list, some 6 KB for each. A
    // stack that stayed would take 16 KB at least, and a page has 4 KB.
    XCTAssertLessThan(pages, 400 + 2 * rounds)
    XCTAssertEqual(descriptors, 0)
  }
}

/// Not a test: runs many that are abandoned.
final class ManyAbandonedTests: XCTestCase {
  static let name = "TestReportingTests.ManyAbandonedTests/testRunsMany"
  static let variable = "MANY_ABANDONED_TESTS"

  /// A test that nobody lists.
  private final class Abandoned: XCTestCase {
    override func setUp() { continueAfterFailure = false }

    func abandon() {
      let numbers = (0..<100).map { "\($0)" }
      withExtendedLifetime(numbers) {
        XCTestSession.current?.abandonForTesting()
        TestReporting.endTestIfAbandoned()
      }
      fatalError("an abandoned test went on")
    }
  }

  private struct Use {
    var mappings: Int
    var pages: Int
    var descriptors: Int

    static var now: Use {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let memory = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return Use(
        mappings: maps.split(separator: "\n").count,
        pages: memory.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0,
        descriptors: files?.count ?? 0)
    }
  }

  func testRunsMany() throws {
    guard let text = ProcessInfo.processInfo.environment[Self.variable], let rounds = Int(text)
    else { return }
    continueAfterFailure = true
    let closure = TestBody.closure { (test: Abandoned) in { test.abandon() } }
    func run(_ count: Int) {
      for _ in 0..<count { Abandoned(name: "abandon", testClosure: closure).run() }
    }
    run(30)
    let before = Use.now
    run(rounds)
    let after = Use.now
    print(
      "grown \(after.mappings - before.mappings) \(after.pages - before.pages) "
        + "\(after.descriptors - before.descriptors)")
  }
}
