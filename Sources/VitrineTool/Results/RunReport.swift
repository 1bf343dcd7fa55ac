import Foundation

/// All there is to say about a run, once it is over.
package struct RunReport: Sendable {
  package var package: TestPackage
  package var start: Date
  package var build: BuildResult?
  /// In the order of the list of tests, however many processes ran them.
  package var tests: [TestRecord] = []
  /// In seconds, without the build.
  package var testDuration: Double = 0
  /// What went wrong outside any test.
  package var problems: [String] = []
  package var wasInterrupted = false
  /// The paths of references that no test has looked at; empty where not all tests ran.
  package var unmetReferences: [String] = []
  /// How large the references are that the run has recorded, in bytes.
  package var recordedBytes = 0
  /// What of the code has run; nil where that was not counted.
  package var coverage: CoverageReport?
  /// The absolute folder of artifacts.
  package var artifacts: URL?

  package init(package: TestPackage, start: Date) {
    self.package = package
    self.start = start
  }

  package func tests(_ status: TestRecord.Status) -> [TestRecord] {
    tests.filter { $0.status == status }
  }

  package var exitStatus: Int32 {
    if wasInterrupted { return ExitStatus.interrupted }
    if let build, !build.succeeded { return build.status }
    let failed = tests.contains { $0.status == .failed || $0.status == .unfinished }
    return failed || !problems.isEmpty ? ExitStatus.failed : ExitStatus.passed
  }

  /// `12 tests: 9 passed, 2 failed, 1 skipped`.
  package var tally: String {
    let total = tests.count == 1 ? "1 test" : "\(tests.count) tests"
    var parts = ["\(tests(.passed).count) passed", "\(tests(.failed).count) failed"]
    let skipped = tests(.skipped).count
    let unfinished = tests(.unfinished).count
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if unfinished > 0 { parts.append("\(unfinished) not finished") }
    return "\(total): \(parts.joined(separator: ", "))"
  }
}
