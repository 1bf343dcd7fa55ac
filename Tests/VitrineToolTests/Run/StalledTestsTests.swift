import Foundation
import Testing

@testable import VitrineTool

/// Lanes over a script that talks as XCTest does and hangs in one of its tests.
@Suite struct StalledTestsTests {
  /// Hangs the first time, and answers to the tool's signals as the test libraries do.
  private static let script = """
    #!/bin/bash
    echo "Test Suite 'Selected tests' started at 2026-01-02 03:04:05.679"
    if [ ! -e ran ]; then
      touch ran
      trap 'echo "vitrine: kept the screen of a test that hangs"' USR2
      echo "Test Case 'A.testHangs' started at 2026-01-02 03:04:05.679"
      while true; do sleep 0.05; done
    fi
    echo "Test Case 'A.testNext' started at 2026-01-02 03:04:05.679"
    echo "Test Case 'A.testNext' passed (0.001 seconds)"
    echo "Test Suite 'Selected tests' passed at 2026-01-02 03:04:05.679"
    """

  private func tests() -> [TestID] {
    ["testHangs", "testNext"].map {
      TestID(library: .xctest, target: "Shop", suite: "A", name: $0)
    }
  }

  private var testOfAnotherClass: TestID {
    TestID(library: .xctest, target: "Shop", suite: "B", name: "testOther")
  }

  /// What `class func setUp()` does, which no test hears of: unless only B's tests are asked for, nothing begins.
  private static func scriptOfBrokenClass(_ setUp: String) -> String {
    """
    #!/bin/bash
    echo "Test Suite 'Selected tests' started at 2026-01-02 03:04:05.679"
    case "$*" in
    *testHangs*) \(setUp);;
    esac
    echo "Test Case 'B.testOther' started at 2026-01-02 03:04:05.679"
    echo "Test Case 'B.testOther' passed (0.001 seconds)"
    echo "Test Suite 'Selected tests' passed at 2026-01-02 03:04:05.679"
    """
  }

  private func run(
    _ limits: TimeLimits, script: String = script, and others: [TestID] = []
  ) throws -> (collector: TestCollector, notes: [String]) {
    try ScriptedTests().run(script, tests: tests() + others, limits: limits)
  }

  @Test func theOneThatHangsFailsAndTheOthersGoOn() throws {
    let (collector, notes) = try run(TimeLimits(silence: .milliseconds(400)))
    let hung = try #require(collector.records.first)
    #expect(collector.records.map(\.id) == tests())
    #expect(collector.records.map(\.status) == [.failed, .passed])
    #expect(hung.issues.map(\.kind) == [.timeout])
    #expect(hung.issues[0].message.hasPrefix("The test did not come to an end and was stopped: "))
    #expect(hung.output.contains(Interrogation.screenAnswer))
    #expect(notes == ["The tests after the one that was stopped go on in a new process."])
    #expect(collector.problems.isEmpty)
  }

  @Test func aProcessThatHangsBeforeItsFirstTestIsAProblemAndNoLoop() throws {
    let (collector, _) = try run(
      TimeLimits(silence: .milliseconds(200)), script: "#!/bin/sh\nexec sleep 60\n")
    #expect(
      collector.problems == [
        "The XCTest process was stopped outside any test: nothing came from it for 0 s. See the log."
      ])
    #expect(collector.records.map(\.status) == [.unfinished, .unfinished])
  }

  @Test(arguments: ["sleep 60", "exit 0", "kill -9 $$"])
  func aClassThatCannotBeginFailsAndTheOthersGoOn(setUp: String) throws {
    let (collector, _) = try run(
      TimeLimits(silence: .milliseconds(400)), script: Self.scriptOfBrokenClass(setUp),
      and: [testOfAnotherClass])
    #expect(collector.records.map(\.id) == tests() + [testOfAnotherClass])
    #expect(collector.records.map(\.status) == [.failed, .failed, .passed])
    #expect(collector.problems.count == 1)
    #expect(collector.problems.first?.contains("outside any test") == true)
    #expect(
      collector.records[0].issues[0].message.hasPrefix("The test could not begin: "))
  }

  @Test func printingInTheMiddleOfALineIsASignOfLife() throws {
    let script = """
      #!/bin/bash
      echo "Test Suite 'Selected tests' started at 2026-01-02 03:04:05.679"
      for name in testHangs testNext; do
        echo "Test Case 'A.$name' started at 2026-01-02 03:04:05.679"
        if [ $name = testHangs ]; then
          for step in {1..25}; do printf .; sleep 0.1; done
        fi
        echo "Test Case 'A.$name' passed (0.001 seconds)"
      done
      echo "Test Suite 'Selected tests' passed at 2026-01-02 03:04:05.679"
      """
    let (collector, _) = try run(TimeLimits(silence: .seconds(2)), script: script)
    #expect(collector.records.map(\.status) == [.passed, .passed])
  }

  /// As a test says it that sets `executionTimeAllowance`.
  @Test(arguments: [nil, "vitrine: this test may take 120 s"])
  func aTestThatHasTimeMayBeSilent(asks: String?) throws {
    let script = """
      #!/bin/bash
      echo "Test Suite 'Selected tests' started at 2026-01-02 03:04:05.679"
      for name in testHangs testNext; do
        echo "Test Case 'A.$name' started at 2026-01-02 03:04:05.679"
        \(asks.map { "echo \"\($0)\"" } ?? "")
        sleep 0.8
        echo "Test Case 'A.$name' passed (0.001 seconds)"
      done
      echo "Test Suite 'Selected tests' passed at 2026-01-02 03:04:05.679"
      """
    var limits = TimeLimits(silence: .milliseconds(300))
    limits.allowance = TimeAllowance(standard: asks == nil ? 60 : nil)
    let (collector, _) = try run(limits, script: script)
    #expect(collector.records.map(\.status) == [.passed, .passed])
  }

  @Test func allTestsTogetherHaveALimitToo() throws {
    let (collector, notes) = try run(TimeLimits(silence: nil, total: .milliseconds(400)))
    #expect(collector.records.map(\.status) == [.unfinished, .unfinished])
    #expect(notes == ["Interrupted during A.testHangs."])
  }

  @Test func aSignalIsSentOnlyToThoseWhoCatchIt() throws {
    let marker = RunMarker(inheriting: nil)
    let program = ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", "trap 'exit 3' USR2; echo ready; while true; do sleep 0.01; done"],
      marker: marker)
    let process = try program.start()
    defer { process.stop() }
    var isReady = false
    while !isReady { _ = process.read { _, line in isReady = line == "ready" } }
    let shell = try #require(
      marker.processes().first { RunMarker.name(of: $0) == "bash" })
    #expect(Interrogation.catches(SIGUSR2, process: shell))
    #expect(!Interrogation.catches(SIGQUIT, process: shell))
  }
}
