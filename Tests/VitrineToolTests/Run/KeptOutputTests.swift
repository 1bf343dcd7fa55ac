import Testing

@testable import VitrineTool

@Suite struct KeptOutputTests {
  @Test func shortOutputIsKeptWhole() {
    var output = KeptOutput(limit: 100)
    for number in 0..<10 { output.append("line \(number)") }
    #expect(output.lines == (0..<10).map { "line \($0)" })
    #expect(output.leftOut == 0)
  }

  @Test func ofLongOutputTheBeginningAndTheEndAreKept() {
    var output = KeptOutput(limit: 40)
    for number in 1_000..<9_000 { output.append("line \(number)") }
    #expect(
      output.lines == [
        "line 1000", "line 1001", "line 1002", "line 1003",
        "(7992 lines are left out here; the log has all of them)", "line 8996", "line 8997",
        "line 8998", "line 8999",
      ])
  }

  @Test func aLineThatIsLongerThanTheLimitIsKept() {
    var output = KeptOutput(limit: 10)
    output.append(String(repeating: "a", count: 100))
    #expect(output.lines.count == 1)
    output.append("short")
    #expect(output.lines.last == "short")
    #expect(output.leftOut == 1)
  }

  @Test func aTestThatPrintsWithoutEndLeavesThePartsOfItsOutput() {
    var parser = XCTestOutputParser()
    _ = parser.append("Test Case 'A.testTalks' started at 2026-01-02 03:04:05.679")
    _ = parser.append("/a.swift:3: error: A.testTalks : it failed")
    let line = String(repeating: "x", count: 1_000)
    for _ in 0..<20_000 { _ = parser.append(line) }
    let events = parser.append("Test Case 'A.testTalks' failed (0.001 seconds)")
    guard case .finished(let ended)? = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(ended.output.count < 2_200)
    #expect(ended.issues.count == 1)
    #expect(ended.issues[0].message.utf8.count < 1_100_000)
    #expect(ended.output.contains { $0.contains("lines are left out here") })
  }
}
