import Testing

@testable import VitrineTool

@Suite struct ConsoleSummaryTests {
  private let console = Console(isInteractive: false, hasColors: false) { _ in }

  private func text(_ report: RunReport) -> String {
    ConsoleSummary(report: report, console: console).lines.joined(separator: "\n")
  }

  @Test func showsEachFailureWithItsPlaceItsMessageAndItsFiles() {
    #expect(
      text(.sample).contains(
        """
        1. CartTests.CartTests/testFails
           Tests/CartTests.swift:7
             No button "save" <here>
        """))
    #expect(
      text(.sample).contains(
        "   see .vitrine/CartTests.testFails/: accessibility.txt, screenshot.png\n"))
  }

  @Test func endsWithTheTotals() {
    #expect(
      text(.sample).hasSuffix(
        "\n5 tests: 1 passed, 2 failed, 1 skipped, 1 not finished in 1.250 s (build 12.0 s)"))
  }

  @Test func namesTheSlowestTestsFirst() {
    #expect(
      text(.sample).contains(
        """
        Slowest:
          0.500 s  CartTests.CartTests/testPasses
          0.250 s  CartTests.CartTests/testFails
        """))
  }

  @Test func aFailedBuildShowsTheErrorWithItsExcerpt() throws {
    var report = RunReport.sample
    report.tests = []
    report.build?.status = 1
    var error = try #require(
      CompilerDiagnostic(line: "/app/Sources/A.swift:2:14: error: no such thing"))
    error.excerpt = ["2 | let x: Thing", "  |        `- error: no such thing", "3 | "]
    report.build?.errors = [error]
    #expect(
      text(report) == """

        Sources/A.swift:2:14: error: no such thing
          2 | let x: Thing
            |        `- error: no such thing

        Build failed with 1 error; no test was run.
        """)
  }

  @Test func referencesThatNoTestLooksAtAreNamed() {
    var report = RunReport.sample
    report.unmetReferences = (1...12).map { "/app/Tests/__Snapshots__/A/old.\($0).txt" }
    let shown = text(report)
    #expect(shown.contains("12 references are looked at by no test any more:\n  Tests/__Snap"))
    #expect(shown.contains("old.10.txt\n  … and 2 more\nThey are left alone; `vitrine review`"))
    #expect(!text(.sample).contains("by no test any more"))
  }

  @Test func manyMegabytesOfReferencesAreTold() {
    var report = RunReport.sample
    report.recordedBytes = 6 << 20
    #expect(text(report).contains("The references that were recorded have 6.0 MB."))
    report.recordedBytes = 4 << 20
    #expect(!text(report).contains("MB"))
  }

  @Test(arguments: [(0.0042, "0.004 s"), (12.34, "12.3 s"), (125.4, "2 min 05 s")])
  func writesTimesAsPeopleReadThem(seconds: Double, text: String) {
    #expect(Duration.text(seconds) == text)
  }
}
