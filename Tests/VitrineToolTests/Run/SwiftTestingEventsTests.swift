import Testing

@testable import VitrineTool

@Suite struct SwiftTestingEventsTests {
  private static let id = #"CartTests.Cart\/total()\/Cart.swift:12:4"#
  private static let announcement =
    #"{"kind":"test","payload":{"displayName":"The total","id":"\#(id)","isParameterized":false,"#
    + #""kind":"function","name":"total()","sourceLocation":{"column":4,"fileID":"C/C.swift","#
    + #""_filePath":"/app/C.swift","line":12}},"version":"6.3.0"}"#

  private func event(_ kind: String, at seconds: Double, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":\#(seconds),"since1970":1.5},"#
      + #""kind":"\#(kind)",\#(more)"messages":[{"symbol":"fail","text":"Expectation failed"},"#
      + #"{"symbol":"details","text":"two\nlines"}],"testID":"\#(Self.id)"},"version":"6.3.0"}"#
  }

  private func run(_ lines: [String]) -> ([SwiftTestingEvents.Event], SwiftTestingEvents) {
    var events = SwiftTestingEvents()
    let told = lines.compactMap { EventStreamRecord(line: $0) }.compactMap { events.append($0) }
    return (told, events)
  }

  private func finished(_ events: [SwiftTestingEvents.Event]) -> TestRecord? {
    events.compactMap { if case .finished(let record) = $0 { record } else { nil } }.first
  }

  @Test func readsATestFromItsStartToItsEnd() throws {
    let (events, _) = run([
      Self.announcement, event("testStarted", at: 10), event("testEnded", at: 10.5),
    ])
    let record = try #require(finished(events))
    #expect(record.id.specifier == "CartTests.Cart/total()")
    #expect(record.displayName == "The total")
    #expect(record.status == .passed)
    #expect(record.duration == 0.5)
  }

  @Test func aLineOfAnAdaptedFileIsThatOfTheUsersFile() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "#sourceLocation(file: \"/app/C \\\"x\\\".swift\", line: 1)\nimport Testing\n",
      to: "C.adapted.swift")
    let adapted = folder.url.appendingPathComponent("C.adapted.swift")
    let issue = """
      "issue":{"isFailure":true,"isKnown":false,"severity":"error",\
      "sourceLocation":{"filePath":"\(adapted.path)","line":14,"column":2}},
      """
    let (events, _) = run([
      Self.announcement, event("testStarted", at: 10),
      event("issueRecorded", at: 10.2, issue.replacing("\n", with: "")),
      event("testEnded", at: 10.5),
    ])
    let told = try #require(finished(events)?.issues.first)
    #expect(told.file == "/app/C \"x\".swift")
    #expect(told.line == 13)
  }

  @Test func anIssueFailsTheTestWithAllItsText() throws {
    let issue = """
      "issue":{"isFailure":true,"isKnown":false,"severity":"error",\
      "sourceLocation":{"filePath":"/app/C.swift","_filePath":"/app/C.swift","line":14,"column":2}},
      """
    let (events, _) = run([
      Self.announcement, event("testStarted", at: 10),
      event("issueRecorded", at: 10.2, issue.replacing("\n", with: "")),
      event("testEnded", at: 10.5),
    ])
    let record = try #require(finished(events))
    #expect(record.status == .failed)
    #expect(
      record.issues == [
        TestIssue(message: "Expectation failed\ntwo\nlines", file: "/app/C.swift", line: 14)
      ])
  }

  @Test func aKnownIssueDoesNotFailTheTest() throws {
    let issue = #""issue":{"isFailure":false,"isKnown":true,"severity":"error"},"#
    let (events, _) = run([
      Self.announcement, event("testStarted", at: 10), event("issueRecorded", at: 10.2, issue),
      event("testEnded", at: 10.5),
    ])
    #expect(try #require(finished(events)).status == .passed)
  }

  @Test func knowsWhatRanWhenTheStreamBroke() {
    let (_, events) = run([Self.announcement, event("testStarted", at: 10)])
    #expect(events.runningTests.map(\.specifier) == ["CartTests.Cart/total()"])
    #expect(events.remainingTests.map(\.specifier) == ["CartTests.Cart/total()"])
  }

  @Test func aTestThatDoesNotEndKeepsWhatItHadFailedWith() {
    let issue = """
      "issue":{"isFailure":true,"isKnown":false,"severity":"error",\
      "sourceLocation":{"filePath":"/app/Main.storyboard","line":12,"column":1}},
      """
    let (_, events) = run([
      Self.announcement, event("testStarted", at: 10), event("issueRecorded", at: 10.2, issue),
    ])
    #expect(
      events.runningRecords.map(\.issues) == [
        [
          TestIssue(
            message: "Expectation failed\ntwo\nlines", file: "/app/Main.storyboard", line: 12)
        ]
      ])
  }

  @Test func linesThatAreNoRecordsArePassedOver() {
    #expect(EventStreamRecord(line: "") == nil)
    #expect(EventStreamRecord(line: "not JSON") == nil)
    #expect(EventStreamRecord(line: #"{"kind":"test"}"#) == nil)
  }

  @Test(arguments: [
    ("A.S/f()/File.swift:1:2", "A.S/f()"),
    ("A.f()/File Name.swift:10:20", "A.f()"),
    ("A.S", "A.S"),
    ("A.S/f()", "A.S/f()"),
  ])
  func dropsThePlaceFromAnIdentifier(id: String, expected: String) {
    #expect(SwiftTestingEvents.withoutPlace(id) == expected)
  }
}
