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
    XCTAssertEqual(numbers.count, 2)
    let (stacks, pages) = (numbers[0], numbers[1])
    // That of the last one is given back when the next one begins.
    XCTAssertLessThanOrEqual(stacks, 1)
    // What their frames refer to stays, as on Apple's systems: the test, its run and the list, some 6 KB for each. A
    // stack that stayed would take 16 KB at least, and a page has 4 KB.
    XCTAssertLessThan(pages, 400 + 2 * rounds)
    let descriptors = text.split(separator: "\n").filter { $0.hasPrefix("opened ") }
    XCTAssertEqual(descriptors, [])
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
    var stacks: Int
    var pages: Int
    /// What is open, by its descriptor.
    var descriptors: [String: String]

    static var now: Use {
      // The kernel hands it out in pieces.
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
      let memory = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let folder = "/proc/self/fd"
      let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let files = descriptors.compactMap { name in
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
        // The one that lists them has gone.
        return file.map { (name, $0) }
      }
      return Use(
        stacks: String(decoding: maps, as: UTF8.self).split(separator: "\n").count(where: isStack),
        pages: memory.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0,
        descriptors: Dictionary(files) { first, _ in first })
    }

    /// Whether a mapping holds a stack of a test; those of threads are smaller, of which a busy machine has more.
    private static func isStack(_ mapping: Substring) -> Bool {
      let words = mapping.split(separator: " ")
      let bounds = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      return words[1] == "rw-p" && bounds[1] - bounds[0] >= StackMemory.size - Int(getpagesize())
    }

    /// What has been opened since another look and stays open: a thread may read a file at this moment.
    func opened(since before: Use) -> [String: String] {
      var opened = descriptors.filter { before.descriptors[$0.key] != $0.value }
      for _ in 0..<100 {
        guard !opened.isEmpty else { break }
        Thread.sleep(forTimeInterval: 0.01)
        let now = Use.now.descriptors
        opened = opened.filter { now[$0.key] == $0.value }
      }
      return opened
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
    print("grown \(after.stacks - before.stacks) \(after.pages - before.pages)")
    for (descriptor, file) in after.opened(since: before) {
      print("opened \(descriptor): \(file)")
    }
  }
}
