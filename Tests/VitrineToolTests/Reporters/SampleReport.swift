import Foundation

@testable import VitrineTool

extension RunReport {
  /// A report with one test of each status, and text that is hard to write down.
  static var sample: RunReport {
    let package = TestPackage(
      name: "Shop <&> \"Co\"", directory: URL(fileURLWithPath: "/app"), testTargets: ["CartTests"])
    var report = RunReport(package: package, start: Date(timeIntervalSince1970: 0))
    report.build = BuildResult(status: 0, duration: 12)
    report.testDuration = 1.25
    report.tests = [
      TestRecord(id: .xctest("testPasses"), status: .passed, duration: 0.5),
      TestRecord(
        id: .xctest("testFails"), status: .failed, duration: 0.25,
        issues: [
          TestIssue(
            message: "No button \"save\" <here>\n  second\tline\u{1B}[0m ]]> & more \u{FFFF}",
            file: "/app/Tests/CartTests.swift", line: 7)
        ]),
      TestRecord(
        id: .xctest("testCrashes"), status: .failed,
        issues: [TestIssue(kind: .crash, message: "The test process crashed during this test.")]),
      TestRecord(id: .swiftTesting("skips()"), status: .skipped, duration: 0),
      TestRecord(id: .swiftTesting("hangs()"), status: .unfinished),
    ]
    report.tests[1].artifacts = [
      "/app/.vitrine/CartTests.testFails/accessibility.txt",
      "/app/.vitrine/CartTests.testFails/screenshot.png",
    ]
    report.tests[3].skipReason = "\"not\" <today>"
    return report
  }
}

extension TestID {
  static func xctest(_ name: String) -> TestID {
    TestID(library: .xctest, target: "CartTests", suite: "CartTests", name: name)
  }

  static func swiftTesting(_ name: String) -> TestID {
    TestID(library: .swiftTesting, target: "CartTests", suite: "Cart/Nested", name: name)
  }
}
