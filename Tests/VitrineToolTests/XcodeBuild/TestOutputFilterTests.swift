import Testing

@testable import VitrineTool

@Suite struct TestOutputFilterTests {
  private func record(_ output: [String], _ issues: [TestIssue] = []) -> TestRecord {
    var record = TestRecord(id: .xctest("testAdd"), status: .passed, duration: 1, issues: issues)
    record.output = output
    return record
  }

  /// The macro can't call what changes a value.
  private func passes(_ line: String, _ filter: inout TestOutputFilter) -> Bool {
    filter.passes(line)
  }

  @Test func whatBelongsToTheBuildIsLeftOut() {
    var filter = TestOutputFilter()
    #expect(!passes("[1/2] Compiling App", &filter))
    filter.begin()
    #expect(passes("printed by a test", &filter))
  }

  @Test(arguments: [
    "Test Suite 'All tests' started at 2026-01-02 03:04:05.678",
    "Test Case 'A.b' passed (0.1 seconds)", "\t Executed 1 test, with 0 failures",
    "◇ Test run started.", "✔ Test a() passed after 0.1 seconds.",
  ])
  func whatTheLibrariesSayIsLeftOut(line: String) {
    var filter = TestOutputFilter()
    filter.begin()
    #expect(!passes(line, &filter))
  }

  @Test func whatATestPrintsComesWithItsResult() {
    var filter = TestOutputFilter()
    filter.begin()
    filter.started()
    #expect(!passes("hello", &filter))
    let printed = filter.finished(record(["hello"]))
    #expect(printed == ["hello"])
    #expect(passes("hello", &filter))
  }

  @Test func messagesArePrintedOnce() {
    var filter = TestOutputFilter()
    filter.begin()
    filter.started()
    let printed = filter.finished(
      record(
        ["before", "/a/A.swift:3: error: CartTests.testAdd : one", "two"],
        [TestIssue(message: "one\ntwo", file: "/a/A.swift", line: 3)]))
    #expect(printed == ["before"])
  }

  @Test func outputThatComesLateIsNotRepeated() {
    var filter = TestOutputFilter()
    filter.begin()
    filter.started()
    let printed = filter.finished(record(["hello"]))
    #expect(printed == ["hello"])
    #expect(!passes("hello", &filter))
    #expect(passes("hello", &filter))
  }
}
