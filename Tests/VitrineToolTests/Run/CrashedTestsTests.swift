import Device
import Foundation
import Testing

@testable import VitrineTool

/// What is told of a test that had failed, or had been warned, before it took its process down.
@Suite struct CrashedTestsTests {
  private static let warning =
    "[InterfaceBuilder] CartViewController has no outlet 'totl' (Main.storyboard, line 12)"
  private static let failure = TestIssue(
    message: "CartViewController has no outlet 'totl' (Main.storyboard, line 12)",
    file: "/app/Main.storyboard", line: 12)

  /// What the process says last.
  private static let end = """
    echo "Shop/Cart.swift:4: Fatal error: Unexpectedly found nil"
    kill -TERM $$
    """

  private func xctest(_ body: String) -> String {
    """
    #!/bin/bash
    echo "Test Suite 'Selected tests' started at 2026-01-02 03:04:05.679"
    echo "Test Case 'A.testTotal' started at 2026-01-02 03:04:05.679"
    \(body)
    \(Self.end)
    """
  }

  private let total = TestID(library: .xctest, target: "Shop", suite: "A", name: "testTotal")

  @Test func aMissingOutletIsToldBeforeTheCrashThatFollowsFromIt() throws {
    let script = xctest(
      """
      echo "\(Self.warning)"
      echo "/app/Main.storyboard:12: error: A.testTotal : failed - \(Self.failure.message)"
      """)
    let (collector, _) = try ScriptedTests().run(script, tests: [total])
    let record = try #require(collector.records.first)
    #expect(record.issues.map(\.kind) == [.failure, .crash])
    #expect(record.issues.first == Self.failure)
    #expect(
      record.issues.last?.message == """
        The test process crashed during this test: signal 15 (Terminated).
        Shop/Cart.swift:4: Fatal error: Unexpectedly found nil
        """)
  }

  @Test func aWarningThatFailsNoTestIsQuotedWithTheCrash() throws {
    let (collector, _) = try ScriptedTests().run(
      xctest("echo \"\(Self.warning)\""), tests: [total])
    let record = try #require(collector.records.first)
    #expect(record.issues.map(\.kind) == [.crash])
    #expect(record.issues.last?.message.hasSuffix("Said before it:\n  \(Self.warning)") == true)
  }

  @Test func aWarningBeforeTheFirstTestIsQuotedWithTheCrashOfTheApp() throws {
    let script = "#!/bin/bash\necho \"\(Self.warning)\"\n\(Self.end)\n"
    for library in [TestID.Library.xctest, .swiftTesting] {
      let name = library == .xctest ? "testTotal" : "total()"
      let test = TestID(library: library, target: "Shop", suite: "A", name: name)
      let (collector, _) = try ScriptedTests().run(script, tests: [test], app: "Shop")
      let problem = try #require(collector.problems.first)
      #expect(problem.hasPrefix("The app Shop ended while it was starting"))
      #expect(problem.contains("Said before it:\n  \(Self.warning)\n"))
    }
  }

  // MARK: Swift Testing

  /// One test passes, after a warning of its own; the next fails and takes the process down.
  private static let swiftTesting = """
    #!/bin/bash
    while [ $# -gt 0 ]; do
      [ "$1" = --event-stream-output-path ] && pipe="$2"
      shift
    done
    tell() { echo '{"version":"6.3.0",'"$1"'}' >> "$pipe"; }
    event() {
      tell '"kind":"event","payload":{"kind":"'"$1"'","instant":{"absolute":1},'"$3"'"messages":[{"symbol":"fail","text":"'"$4"'"}],"testID":"Shop.A/'"$2"'()/A.swift:1:1"}'
    }
    for name in fine total; do
      tell '"kind":"test","payload":{"kind":"function","name":"'$name'()","id":"Shop.A/'$name'()/A.swift:1:1"}'
    done
    event runStarted
    echo "◇ Test fine() started."
    event testStarted fine
    echo "[Shop] of another test"
    event testEnded fine
    echo "◇ Test total() started."
    event testStarted total
    echo "[Shop] opened"
    event issueRecorded total '"issue":{"isKnown":false,"sourceLocation":{"filePath":"/app/Main.storyboard","line":12}},' "\(failure.message)"
    echo "\(warning)"
    \(end)
    """

  @Test func aSwiftTestingTestKeepsWhatItHadFailedWithToo() throws {
    let tests = ["fine()", "total()"].map {
      TestID(library: .swiftTesting, target: "Shop", suite: "A", name: $0)
    }
    let (collector, _) = try ScriptedTests().run(Self.swiftTesting, tests: tests)
    #expect(collector.records.map(\.id) == tests)
    #expect(collector.records.map(\.status) == [.passed, .failed])
    let issues = try #require(collector.records.last?.issues)
    #expect(issues.map(\.kind) == [.failure, .crash])
    #expect(issues.first == Self.failure)
    #expect(issues.last?.message.hasSuffix("Said before it:\n  [Shop] opened") == true)
  }

  // MARK: The start of the app

  @Test func whatTheAppDidWrongAtItsStartFailsTheFirstTest() throws {
    let mistake = try #require(
      StartMistake(
        TestFailure(
          message: "While the app Shop started: no outlet",
          fileID: "InterfaceBuilder/Main.storyboard",
          filePath: "/app/Main.storyboard", line: 12)
      ).outputLine)
    let tests = ["fine()", "total()"].map {
      TestID(library: .swiftTesting, target: "Shop", suite: "A", name: $0)
    }
    let script = Self.swiftTesting.replacingOccurrences(
      of: "event runStarted", with: "echo '\(mistake)'\nevent runStarted")
    let (collector, notes) = try ScriptedTests().run(script, tests: tests, app: "Shop")
    let first = try #require(collector.records.first)
    #expect(first.id == tests[0])
    #expect(first.status == .failed)
    #expect(
      first.issues == [
        TestIssue(
          message: "While the app Shop started: no outlet", file: "/app/Main.storyboard", line: 12)
      ])
    #expect(collector.records.last?.issues.map(\.kind) == [.failure, .crash])
    #expect(!notes.contains { $0.contains("no outlet") })
  }

  @Test func withoutATestItIsAProblemOfTheRun() throws {
    let mistake = try #require(
      StartMistake(
        TestFailure(
          message: "While the app Shop started: no outlet",
          fileID: "InterfaceBuilder/Main.storyboard",
          filePath: "/app/Main.storyboard", line: 12)
      ).outputLine)
    let test = TestID(library: .swiftTesting, target: "Shop", suite: "A", name: "total()")
    let (collector, _) = try ScriptedTests().run(
      "#!/bin/bash\necho '\(mistake)'\n", tests: [test], app: "Shop")
    #expect(
      collector.problems.contains(
        "/app/Main.storyboard:12: While the app Shop started: no outlet"))
  }
}
