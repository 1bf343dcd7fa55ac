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

  @Test func aStoppedTestIsPlacedWhereAnyOfItsThreadsWas() {
    let report = CrashReport(
      output: [
        ThreadStacks.heading, "Thread 2 (Thread 0x7f (LWP 7) \"worker\"):",
        "#0  0x000055 in usleep (useconds=<optimized out>) at ../sysdeps/posix/usleep.c:31",
        "#1  0x000055 in Hang.spins() (self=...) at /app/Tests/Hang.swift:27",
        "Thread 1 (Thread 0x7f (LWP 6) \"App\"):", "#0  0x000055 in sigsuspend ()",
      ], directory: "/app")
    let issue = report.timeout("nothing came from it for 60 s")
    #expect(issue.kind == .timeout)
    #expect(issue.file == "/app/Tests/Hang.swift")
    #expect(issue.line == 27)
    #expect(
      issue.message.hasPrefix(
        "The test did not come to an end and was stopped: nothing came from it for 60 s."))
  }

  @Test func aTestThatWasTooSlowForItsPlanIsToldWhereItsTimeStands() {
    let report = CrashReport(output: [], directory: "/app")
    #expect(
      report.timeout("\(StallWatch.overdue) 1 minute").message == """
        The test did not come to an end and was stopped: it exceeded its execution time allowance of 1 minute.
        What its threads were doing is in stacks.txt; its test plan or executionTimeAllowance gives it more time.
        """)
  }

  @Test func theStacksAreTheLastPartOfTheOutput() {
    #expect(CrashReport.stacks(in: ["hello"]) == nil)
    #expect(
      CrashReport.stacks(in: ["hello", ThreadStacks.heading, "Thread 1:"])
        == ThreadStacks.heading + "\nThread 1:\n")
  }

  @Test func workOfTheMainThreadOnAnotherOneIsNamed() {
    let report = CrashReport(
      output: [
        "*** Program crashed: Illegal instruction at 0x00007f318f54c2a2 ***", "",
        "Thread 0 \"App\":", "", "0               0x00007f poll + 9 in libc.so.6", "",
        "Thread 8 \"oot.default-qos\" crashed:", "",
        "0               0x00007f _dispatch_assert_queue_fail + 82 in libdispatch.so",
        "1 [ra]          0x00007f dispatch_assert_queue + 118 in libdispatch.so",
        "2 [ra]          0x00007f _swift_task_checkIsolatedSwift + 18 in libswift_Concurrency.so",
        "3 [ra]          0x00007f swift_task_isCurrentExecutorWithFlags + 409 in libswift.so",
        "4 [ra]          0x000055 closure #1 in UIView.isDescendant(of:) + 139 in App at /<stdin>",
        "5 [ra]          0x000055 Screen.tell(_:) + 264 in App at /app/Sources/Screen.swift:86:9",
      ], directory: "/app")
    #expect(report.file == "/app/Sources/Screen.swift" && report.line == 86)
    #expect(
      report.issue(signal: 4).message == """
        The test process crashed during this test: signal 4 (Illegal instruction).
        The main thread's work was done on another thread, as UIKit and SwiftUI do not allow: \
        DispatchQueue.main.async brings it back.
        """)
    #expect(CrashReport(output: output, directory: "/app").reason?.contains("thread") == false)
  }

  // MARK: What was said before

  private let outlet =
    "[InterfaceBuilder] CartViewController has no outlet 'totl' (Main.storyboard, line 12)"

  @Test func whatModulesSaidBeforeACrashIsQuoted() {
    let issue = CrashReport(
      output: ["[Shop] opened", "loading", outlet, outlet, ""] + output + ["[Shop] too late"],
      directory: "/app"
    ).issue(signal: 4)
    #expect(
      issue.message == """
        The test process crashed during this test: signal 4 (Illegal instruction).
        Fatal error: Index out of range
        Said before it:
          [Shop] opened
          \(outlet)
        """)
  }

  @Test func onlyTheLastLinesAreQuoted() {
    let lines = (1...9).map { "[Shop] step \($0)" }
    #expect(CrashReport(output: lines + output, directory: "/app").said == Array(lines.suffix(3)))
  }

  @Test(arguments: ["[1, 2] are left", "[]", "[Shop]", "[a b] c", "no [Shop] line", "[ra] "])
  func otherLinesInBracketsAreNotQuoted(line: String) {
    #expect(CrashReport(output: [line] + output, directory: "/app").said.isEmpty)
  }

  @Test func whatTheTestHasFailedWithIsNotSaidAgain() {
    let failure = TestIssue(
      message: "CartViewController has no outlet 'totl' (Main.storyboard, line 12)",
      file: "/app/Main.storyboard", line: 12)
    let report = CrashReport(output: [outlet] + output, directory: "/app")
    #expect(!report.issue(signal: 4, after: [failure]).message.contains("outlet"))
    #expect(!report.timeout("it was slow", after: [failure]).message.contains("outlet"))
    #expect(report.timeout("it was slow").message.hasSuffix("Said before it:\n  \(outlet)"))
  }
}
