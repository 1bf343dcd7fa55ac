import Foundation
import Testing

@testable import VitrineTool

@Suite struct XcodeBuildReporterTests {
  private final class Lines {
    var all: [String] = []
  }

  private func reporter(
    _ lines: Lines, action: XcodeBuildReporter.Action = .test, isQuiet: Bool = false,
    bundle: String? = nil
  ) -> XcodeBuildReporter {
    XcodeBuildReporter(
      action: action, isQuiet: isQuiet, resultBundle: bundle,
      now: { Date(timeIntervalSince1970: 1_767_323_045.678) }, write: { lines.all.append($0) })
  }

  private func run(_ records: [TestRecord], _ reporter: XcodeBuildReporter) {
    reporter.receive(.testsStarted(records.count))
    for record in records {
      reporter.receive(.testStarted(record.id))
      reporter.receive(.testFinished(record))
    }
    var report = RunReport.sample
    report.tests = records
    reporter.finish(report)
  }

  @Test func classesOfXCTestArePrintedAsXcodeDoes() {
    let lines = Lines()
    var skipped = TestRecord(id: .xctest("testTwo"), status: .skipped, duration: 0)
    skipped.skipReason = "no camera"
    run(
      [
        TestRecord(
          id: .xctest("testAdd"), status: .failed, duration: 0.1634,
          issues: [TestIssue(message: "XCTAssertTrue failed", file: "/a/CartTests.swift", line: 34)]
        ),
        TestRecord(id: .xctest("testOne"), status: .passed, duration: 0.001), skipped,
      ], reporter(lines, bundle: "/d/Test.xcresult"))
    #expect(
      lines.all == [
        "Testing started",
        "Test Suite 'All tests' started at 2026-01-02 03:04:05.678.",
        "Test Suite 'CartTests.xctest' started at 2026-01-02 03:04:05.678.",
        "Test Suite 'CartTests' started at 2026-01-02 03:04:05.678.",
        "Test Case '-[CartTests.CartTests testAdd]' started.",
        "/a/CartTests.swift:34: error: -[CartTests.CartTests testAdd] : XCTAssertTrue failed",
        "Test Case '-[CartTests.CartTests testAdd]' failed (0.163 seconds).",
        "Test Case '-[CartTests.CartTests testOne]' started.",
        "Test Case '-[CartTests.CartTests testOne]' passed (0.001 seconds).",
        "Test Case '-[CartTests.CartTests testTwo]' started.",
        "-[CartTests.CartTests testTwo] : Test skipped - no camera",
        "Test Case '-[CartTests.CartTests testTwo]' skipped (0.000 seconds).",
        "Test Suite 'CartTests' failed at 2026-01-02 03:04:05.678.",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.164 (0.164) seconds",
        "Test Suite 'CartTests.xctest' failed at 2026-01-02 03:04:05.678.",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.164 (0.164) seconds",
        "Test Suite 'All tests' failed at 2026-01-02 03:04:05.678.",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.164 (0.164) seconds",
        "\nTest session results, code coverage, and logs:\n\t/d/Test.xcresult\n",
        "Failing tests:", "\tCartTests.testAdd()", "", "** TEST FAILED **\n",
      ])
  }

  @Test func swiftTestingIsPrintedAsFormattersReadIt() {
    let lines = Lines()
    var skipped = TestRecord(id: .swiftTesting("skips()"), status: .skipped, duration: 0)
    skipped.skipReason = "later"
    run(
      [
        TestRecord(id: .swiftTesting("adds()"), status: .passed, duration: 0.001), skipped,
        TestRecord(
          id: .swiftTesting("fails()"), status: .failed, duration: 0.002,
          issues: [TestIssue(message: "Expectation failed: x", file: "/a/File.swift", line: 17)]),
      ], reporter(lines))
    #expect(
      lines.all == [
        "Testing started", "◇ Test run started.", "◇ Test adds() started.",
        "✔ Test adds() passed after 0.001 seconds.", "◇ Test skips() started.",
        "➜ Test skips() skipped: \"later\"", "◇ Test fails() started.",
        "✘ Test fails() recorded an issue at File.swift:17:1: Expectation failed: x",
        "✘ Test fails() failed after 0.002 seconds with 1 issue.",
        "✘ Test run with 3 tests failed after 1.250 seconds with 1 issue.", "Failing tests:",
        "\tCart.Nested.fails()", "", "** TEST FAILED **\n",
      ])
  }

  @Test func aQuietRunOnlySaysWhatFailed() {
    let lines = Lines()
    run(
      [TestRecord(id: .xctest("testOne"), status: .passed, duration: 0.001)],
      reporter(lines, isQuiet: true))
    #expect(lines.all == ["** TEST SUCCEEDED **\n"])
  }

  @Test func aFailedBuildNamesItsFiles() throws {
    let lines = Lines()
    let reporter = reporter(lines, action: .buildForTesting)
    var result = BuildResult(status: 1, duration: 1)
    result.errors = [
      try #require(CompilerDiagnostic(line: "/a/B.swift:3:7: error: cannot find 'x' in scope"))
    ]
    reporter.receive(.buildFinished(result))
    var report = RunReport.sample
    report.build = result
    report.tests = []
    reporter.finish(report)
    #expect(
      lines.all == [
        "/a/B.swift:3:7: error: cannot find 'x' in scope", "** TEST BUILD FAILED **\n",
        "The following build commands failed:", "\tSwiftCompile normal arm64 /a/B.swift",
        "(1 failure)",
      ])
  }
}
