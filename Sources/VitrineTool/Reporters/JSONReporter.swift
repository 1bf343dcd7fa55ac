import Foundation

/// Writes the results as JSON, for programs; `version` grows when a field changes its meaning.
package final class JSONReporter: Reporter {
  private let file: URL

  package init(file: URL) {
    self.file = file
  }

  /// - Throws: `ToolError` when the file can't be written.
  package func finish(_ report: RunReport) throws {
    try ReportFile.write(try Self.text(for: report), to: file, option: "--json")
  }

  /// The document, with sorted keys.
  ///
  /// - Throws: `ToolError` when a number in the report isn't one that JSON has.
  package static func text(for report: RunReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(Document(report)), as: UTF8.self) + "\n"
    } catch {
      throw ToolError("The results can't be written as JSON: \(error)")
    }
  }
}

// MARK: - The document

private struct Document: Encodable {
  var version = 1
  let package: String
  let directory: String
  let status: String
  let exitStatus: Int32
  let counts: Counts
  let build: Build?
  /// In seconds.
  let duration: Double
  let problems: [String]
  let artifacts: String?
  let tests: [Test]

  init(_ report: RunReport) {
    package = report.package.name
    directory = report.package.directory.path
    exitStatus = report.exitStatus
    if report.wasInterrupted {
      status = "interrupted"
    } else if let build = report.build, !build.succeeded {
      status = "buildFailed"
    } else {
      status = report.exitStatus == 0 ? "passed" : "failed"
    }
    counts = Counts(report)
    build = report.build.map(Build.init)
    duration = report.testDuration
    problems = report.problems
    artifacts = report.artifacts?.path
    tests = report.tests.map(Test.init)
  }
}

private struct Counts: Encodable {
  let total, passed, failed, crashed, skipped, unfinished: Int

  init(_ report: RunReport) {
    total = report.tests.count
    passed = report.tests(.passed).count
    failed = report.tests(.failed).count
    crashed = report.tests.count { $0.isCrashed }
    skipped = report.tests(.skipped).count
    unfinished = report.tests(.unfinished).count
  }
}

private struct Build: Encodable {
  struct Problem: Encodable {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
  }
  let succeeded: Bool
  let duration: Double
  let warnings: Int
  let errors: [Problem]

  init(_ result: BuildResult) {
    succeeded = result.succeeded
    duration = result.duration
    warnings = result.warningCount
    errors = result.errors.map {
      Problem(message: $0.message, file: $0.file, line: $0.line, column: $0.column)
    }
  }
}

private struct Test: Encodable {
  struct Issue: Encodable {
    let kind: String
    let message: String
    let file: String?
    let line: Int?
  }
  let id: String
  let library: String
  let target: String?
  let suite: String
  let name: String
  let displayName: String?
  let status: String
  let duration: Double?
  let issues: [Issue]
  let skipReason: String?
  /// That of the test plan, where there are several.
  let configuration: String?
  /// How often it ran, where that was more than once.
  let runs: Int?
  let artifacts: [String]

  init(_ record: TestRecord) {
    id = record.id.specifier
    library = record.id.library.rawValue
    target = record.id.target
    suite = record.id.suite
    name = record.id.name
    displayName = record.displayName
    status = record.status.rawValue
    duration = record.duration
    issues = record.issues.map {
      Issue(kind: $0.kind.rawValue, message: $0.message, file: $0.file, line: $0.line)
    }
    skipReason = record.skipReason
    configuration = record.configuration
    runs = record.runs.isEmpty ? nil : record.runs.count
    artifacts = record.artifacts
  }
}
