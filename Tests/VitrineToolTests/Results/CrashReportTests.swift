import Testing

@testable import VitrineTool

@Suite struct CrashReportTests {
  private let output = [
    "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
    "*** Program crashed: Illegal instruction at 0x00007f2ea516df7f ***",
    "Thread 0 \"AppPackageTests\" crashed:",
    "",
    "0               0x00007f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
    "1 [ra]          0x000055 Cart.item(_:) + 9 in App at /app/Sources/Cart.swift:4:48",
    "2 [ra]          0x000055 testItem() + 9 in App at /app/Tests/CartTests.swift:9:1",
    "3 [ra] [system] 0x000055 thunk in App at /app/.build/debug/all-discovered-tests.swift",
    "Thread 1 \"worker\":",
    "0               0x000055 other() + 9 in App at /app/Sources/Other.swift:1:1",
  ]

  @Test func findsTheReasonAndTheInnermostPlaceOfThePackage() {
    let report = CrashReport(output: output, directory: "/app")
    #expect(report.reason == "Fatal error: Index out of range")
    #expect(report.file == "/app/Sources/Cart.swift")
    #expect(report.line == 4)
  }

  @Test func tellsTheSignalByItsName() {
    let issue = CrashReport(output: output, directory: "/app").issue(signal: 4)
    #expect(issue.kind == .crash)
    #expect(
      issue.message == """
        The test process crashed during this test: signal 4 (Illegal instruction).
        Fatal error: Index out of range
        """)
  }

  @Test func aProcessThatEndedByItselfIsToldAsSuch() {
    let issue = CrashReport(output: ["bye"], directory: "/app").issue(signal: nil)
    #expect(
      issue.message == "The test process ended during this test. Does something call exit()?")
  }
}
