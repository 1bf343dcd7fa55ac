import Foundation

/// Gathers what became of each test, exactly once, and tells the reporters.
package final class TestCollector {
  package private(set) var records: [TestRecord] = []
  package private(set) var problems: [String] = []
  private let artifacts: ArtifactsFolder
  /// Whether the lines of a process are passed on at its end, so that those of several don't mix.
  private let keepsOutputTogether: Bool
  private let report: (RunEvent) -> Void
  private var output: [ObjectIdentifier: (lines: [String], size: Int)] = [:]
  /// How much output of a process is held back until its end, in bytes.
  private static let mostHeldBack = 4 << 20
  private var starts: [TestID: Double] = [:]
  /// The way in which the tests are run.
  package var pass = TestPass()

  package init(
    artifacts: ArtifactsFolder, keepsOutputTogether: Bool = false,
    report: @escaping (RunEvent) -> Void
  ) {
    self.artifacts = artifacts
    self.keepsOutputTogether = keepsOutputTogether
    self.report = report
  }

  package func started(_ test: TestID) {
    starts[test] = Date().timeIntervalSince1970
    report(.testStarted(test))
  }

  package func finished(_ record: TestRecord) {
    var record = record
    record.start = starts.removeValue(forKey: record.id)
    record.configuration = pass.configuration
    record.device = pass.device
    if record.status == .failed, record.id.library == .xctest, !record.output.isEmpty {
      let text = record.output.joined(separator: "\n") + "\n"
      artifacts.write(text, named: "output.txt", for: record.id)
    }
    addArtifacts(to: &record)
    records.append(record)
    report(.testFinished(record))
  }

  /// Looks again for the artifacts of failed tests: some are written after a test has ended.
  package func collectLateArtifacts() {
    for index in records.indices where records[index].status == .failed {
      addArtifacts(to: &records[index])
    }
  }

  private func addArtifacts(to record: inout TestRecord) {
    let known = record.artifacts
    record.artifacts += artifacts.files(of: record.id).filter { !known.contains($0) }
  }

  package func output(_ line: String, of lane: any ProcessLane) {
    guard keepsOutputTogether else { return report(.output(line)) }
    let key = ObjectIdentifier(lane)
    output[key, default: ([], 0)].lines.append(line)
    output[key]?.size += line.utf8.count + 1
    if let size = output[key]?.size, size > Self.mostHeldBack { endOutput(of: lane) }
  }

  package func endOutput(of lane: any ProcessLane) {
    guard let held = output.removeValue(forKey: ObjectIdentifier(lane)) else { return }
    for line in held.lines { report(.output(line)) }
  }

  /// Stops what the tests of a process have started and left running.
  package func stopLeftovers(of marker: RunMarker) {
    let names = marker.stopProcesses(grace: 1)
    guard !names.isEmpty else { return }
    note("Stopped what the tests left running: \(Set(names).sorted().joined(separator: ", ")).")
  }

  /// Says that tests take long.
  package func stillRunning(_ tests: [TestID], for time: Duration) {
    let names = tests.prefix(3).map(\.title).joined(separator: ", ")
    let more = tests.count > 3 ? " and \(tests.count - 3) more" : ""
    let subject = tests.isEmpty ? "a test process, in no test" : names + more
    note("Still running: \(subject) (\(StallWatch.text(time))).")
  }

  /// Keeps what a test showed and did when it was stopped.
  ///
  /// - Parameters:
  ///   - test: The only test that was running.
  ///   - output: What its process has printed.
  package func keepTraces(of test: TestID, output: [String]) {
    artifacts.adopt(Self.stalledScreen, for: test)
    if let stacks = CrashReport.stacks(in: output) {
      artifacts.write(stacks, named: "stacks.txt", for: test)
    }
  }

  /// The folder of what a process keeps that doesn't know which of its tests hangs.
  private static let stalledScreen = "stalled"

  /// Names the tests that were running when the run was stopped: one of them may hang.
  package func interrupted(during tests: [TestID]) {
    guard !tests.isEmpty else { return }
    note("Interrupted during \(tests.map(\.title).joined(separator: ", ")).")
  }

  package func note(_ text: String) {
    report(.note(text))
  }

  package func problem(_ text: String) {
    problems.append(text)
    report(.note(text))
  }
}
