import Testing

@testable import VitrineTool

@Suite struct XCTestOutputParserTests {
  private func told(by text: String) -> [XCTestOutputParser.Event] {
    var parser = XCTestOutputParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.flatMap { parser.append($0) } + parser.finish()
  }

  private func ended(in text: String) -> [XCTestOutputParser.Ended] {
    told(by: text).compactMap { if case .finished(let ended) = $0 { ended } else { nil } }
  }

  @Test func readsAPassedTestWithItsDuration() {
    let tests = ended(
      in: """
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        Test Case 'CartTests.testTotal' passed (0.125 seconds)
        """)
    #expect(tests == [.init(name: "CartTests.testTotal", status: .passed, duration: 0.125)])
  }

  @Test func keepsAllLinesOfAMessageAndEachFailureApart() {
    let tests = ended(
      in: """
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        /app/Tests/CartTests.swift:6: error: CartTests.testTotal : failed - first line
        second line
          third line
        /app/Tests/CartTests.swift:9: error: CartTests.testTotal : XCTAssertTrue failed - no
        Test Case 'CartTests.testTotal' failed (0.0 seconds)
        """)
    #expect(
      tests.first?.issues == [
        TestIssue(
          message: "first line\nsecond line\n  third line", file: "/app/Tests/CartTests.swift",
          line: 6),
        TestIssue(
          message: "XCTAssertTrue failed - no", file: "/app/Tests/CartTests.swift", line: 9),
      ])
  }

  @Test func aThrownErrorHasNoPlace() {
    let tests = ended(
      in: """
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        <EXPR>:0: error: CartTests.testTotal : threw error "Empty()"
        Test Case 'CartTests.testTotal' failed (0.0 seconds)
        """)
    #expect(tests.first?.issues == [TestIssue(message: #"threw error "Empty()""#)])
  }

  @Test func readsWhyATestWasSkipped() {
    let tests = ended(
      in: """
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        /app/Tests/CartTests.swift:7: CartTests.testTotal : Test skipped - not today
        Test Case 'CartTests.testTotal' skipped (0.0 seconds)
        """)
    #expect(tests.first?.status == .skipped)
    #expect(tests.first?.skipReason == "not today")
  }

  @Test func outputWithoutALineEndDoesNotHideTheResult() {
    let tests = ended(
      in: """
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        no line endTest Case 'CartTests.testTotal' passed (0.0 seconds)
        """)
    #expect(tests.first?.status == .passed)
    #expect(tests.first?.output == ["no line end"])
  }

  @Test func marksInsideAMessageAreNotResults() {
    let tests = ended(
      in: """
        Test Case 'ParserTests.testQuotes' started at 2026-11-21 03:52:25.360
        Test Case 'Other.testThing' started at 2026-11-21 03:52:25.360
        Test Case 'Other.testThing' failed (0.0 seconds)
        /app/P.swift:6: error: Other.testThing : failed - quoted
        Test Case 'ParserTests.testQuotes' passed (0.0 seconds)
        """)
    #expect(tests.map(\.name) == ["ParserTests.testQuotes"])
    #expect(tests.first?.issues == [])
  }

  @Test func aTestWithoutAnEndIsAbandonedWithItsOutput() {
    let events = told(
      by: """
        Test Suite 'All tests' started at 2026-11-21 03:52:25.335
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        Fatal error: Index out of range
        """)
    #expect(
      events == [
        .started("CartTests.testTotal"),
        .abandoned(
          .init(name: "CartTests.testTotal", output: ["Fatal error: Index out of range"])),
      ])
  }

  @Test func aTestThatCrashesKeepsWhatItHadFailedWith() throws {
    let events = told(
      by: """
        Test Suite 'All tests' started at 2026-11-21 03:52:25.335
        Test Case 'CartTests.testTotal' started at 2026-11-21 03:52:25.360
        [InterfaceBuilder] no outlet 'totl'
        /app/Main.storyboard:12: error: CartTests.testTotal : failed - no outlet 'totl'
        Known: "total"

        Shop/Cart.swift:4: Fatal error: Unexpectedly found nil
        *** Signal 4: Backtracing from 0x7f... done ***
        Thread 0 crashed:
        """)
    let abandoned = events.compactMap { event in
      if case .abandoned(let traces) = event { traces } else { nil }
    }
    let traces = try #require(abandoned.first)
    #expect(
      traces.issues == [
        TestIssue(
          message: "no outlet 'totl'\nKnown: \"total\"", file: "/app/Main.storyboard", line: 12)
      ])
    #expect(traces.output.contains("Thread 0 crashed:"))
  }

  @Test func anotherProcessEndsTheTestsOfTheOneBefore() {
    let events = told(
      by: """
        Test Suite 'All tests' started at 2026-11-21 03:52:25.335
        Test Case 'A.testCrash' started at 2026-11-21 03:52:25.360
        Test Suite 'All tests' started at 2026-11-21 03:52:25.335
        Test Case 'B.testFine' started at 2026-11-21 03:52:25.360
        Test Case 'B.testFine' passed (0.0 seconds)
        Test Suite 'All tests' passed at 2026-11-21 03:52:25.335
        """)
    #expect(events.contains(.abandoned(.init(name: "A.testCrash"))))
    #expect(
      events.contains(.finished(.init(name: "B.testFine", status: .passed, duration: 0))))
  }

  @Test func knowsWhetherEachProcessRanToItsEnd() {
    var parser = XCTestOutputParser()
    _ = parser.append("Test Suite 'Selected tests' started at 2026-11-21 03:52:25.335")
    #expect(parser.startedProcesses == 1)
    #expect(parser.finishedProcesses == 0)
    _ = parser.append("Test Suite 'Selected tests' passed at 2026-11-21 03:52:25.335")
    #expect(parser.finishedProcesses == 1)
  }
}
