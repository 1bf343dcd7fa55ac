import Foundation
import FoundationXML
import Testing

@testable import VitrineTool

/// Real packages, built and run: slow, so that each run is asked for all it can tell.
@Suite(.serialized) struct EndToEndTests {
  @Test(.timeLimit(.minutes(20)), arguments: ["native", "swiftbuild"])
  func crashesCostOnlyTheTestsThatCrash(buildSystem: String) throws {
    let package = try FixturePackage()
    // Side by side where the tests are called directly, one after the other through `swift test`.
    let processes = buildSystem == "native" ? "3" : "1"
    let result = try package.run(["--build-system", buildSystem, "--processes", processes])

    #expect(result.status == ExitStatus.failed)
    #expect(
      result.statuses == [
        "CartTests.CartTests/testPasses": "passed",
        "CartTests.CartTests/testFails": "failed",
        "CartTests.CartTests/testSkips": "skipped",
        "CartTests.Cart/passes()": "passed",
        "CartTests.Cart/fails()": "failed",
        "CartTests.Cart/skips()": "skipped",
        "CartTests.Cart/takes(_:)": "passed",
        "CrashTests.CrashTests/testBefore": "passed",
        "CrashTests.CrashTests/testCrash": "failed",
        "CrashTests.CrashTests/testLater": "passed",
        "CrashTests.Crash/beside()": "passed",
        "CrashTests.Crash/crashes()": "failed",
      ])
    #expect(result.messages(of: "CartTests.CartTests/testFails") == ["first line\nsecond line"])
    #expect(result.messages(of: "CartTests.Cart/fails()") == ["first line\nsecond line"])
    for crashed in ["CrashTests.CrashTests/testCrash", "CrashTests.Crash/crashes()"] {
      let message = try #require(result.messages(of: crashed).first)
      #expect(message.hasPrefix("The test process crashed during this test: signal "))
      // On a busy machine `swift test` may end before it has passed on what a crashed process said.
      withKnownIssue(isIntermittent: true) {
        #expect(message.contains("Fatal error: on purpose 1"))
      }
    }
    #expect(
      result.console.contains(
        "12 tests: 6 passed, 4 failed, 2 skipped in "))
    #expect(result.console.contains("   see .vitrine/test/CartTests.testFails/: "))
    #expect(result.console.contains("view-tree.txt"))
    let document = try XMLDocument(xmlString: result.junit)
    #expect(document.rootElement()?.attribute(forName: "tests")?.stringValue == "12")
    #expect(document.rootElement()?.attribute(forName: "errors")?.stringValue == "2")
  }

  @Test(.timeLimit(.minutes(20)))
  func followsFiltersTheBuildAndInterruptions() throws {
    let package = try FixturePackage(crashes: false)

    let filtered = try package.run(["--filter", "passes", "--filter", "testPasses"])
    #expect(filtered.status == ExitStatus.passed)
    #expect(
      filtered.statuses == [
        "CartTests.CartTests/testPasses": "passed", "CartTests.Cart/passes()": "passed",
      ])

    let error = #expect(throws: ToolError.self) { try package.run(["--filter", "Nothing"]) }
    #expect(error?.description.hasPrefix("No tests match --filter Nothing.\n") == true)
    #expect(error?.description.contains("CartTests.CartTests/testPasses") == true)

    let interruption = try Interruption()
    interruption.trip()
    #expect(try package.run(interruption: interruption).status == ExitStatus.interrupted)

    try package.folder.write("let x: Int = \"s\"\n", to: "Sources/Shop/Broken.swift")
    let broken = try package.run()
    #expect(broken.status == ExitStatus.failed)
    #expect(broken.json["status"] as? String == "buildFailed")
    #expect(broken.console.contains("Sources/Shop/Broken.swift:1:14: error: cannot convert"))
    #expect(broken.console.contains("Build failed with 1 error; no test was run."))
    #expect(try XMLDocument(xmlString: broken.junit).rootElement() != nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func countsTheLinesThatRun() throws {
    let package = try FixturePackage(crashes: false)
    try package.folder.write(
      "public func one() -> Int { 1 }\n\npublic func two() -> Int {\n  2\n}\n",
      to: "Sources/Shop/Shop.swift")
    try package.folder.write(
      """
      import Shop
      import XCTest

      final class CountedTests: XCTestCase {
        func testCounts() { XCTAssertEqual(one(), 1) }
      }

      """, to: "Tests/CartTests/CountedTests.swift")
    let result = try package.run(["--coverage", "--filter", "testCounts"])
    #expect(result.status == ExitStatus.passed)
    #expect(
      result.console.contains(
        """
        Coverage of lines:
          Shop                        25%  1 of 4
            Sources/Shop/Shop.swift   25%  1 of 4
        """), "\(result.console)")
    let trace = try String(
      contentsOf: package.folder.url.appendingPathComponent(".vitrine/test/coverage.lcov"),
      encoding: .utf8)
    #expect(trace.contains("DA:1,1\nDA:3,0\nDA:4,0\nDA:5,0\nLF:4\nLH:1\n"))
    let json = try Data(
      contentsOf: package.folder.url.appendingPathComponent(".vitrine/test/coverage.json"))
    #expect(try JSONDecoder().decode(CoverageReport.self, from: json).lineCoverage == 0.25)
  }
}
