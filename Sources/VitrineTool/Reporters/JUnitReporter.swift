import Foundation

/// Writes the results as JUnit XML, which CI services read.
package final class JUnitReporter: Reporter {
  private let file: URL

  package init(file: URL) {
    self.file = file
  }

  /// - Throws: `ToolError` when the file can't be written.
  package func finish(_ report: RunReport) throws {
    try ReportFile.write(Self.document(for: report), to: file, option: "--junit")
  }

  /// The document: a `testsuite` for each class or suite, in the order in which they ended.
  package static func document(for report: RunReport) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let suites = self.suites(of: report)
    let all = suites.flatMap(\.records)
    lines.append(
      element("testsuites", [("name", report.package.name)] + counts(all, report.testDuration)))
    for suite in suites {
      let time = suite.records.reduce(0) { $0 + ($1.duration ?? 0) }
      let attributes =
        [("name", suite.name)] + counts(suite.records, time)
        + [("timestamp", report.start.formatted(.iso8601))]
      lines.append("  " + element("testsuite", attributes))
      for record in suite.records { lines += testCase(record, suite: suite.name, in: report) }
      lines.append("  </testsuite>")
    }
    lines += runFailure(report)
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Suites

  private static func suites(of report: RunReport) -> [(name: String, records: [TestRecord])] {
    var names: [String] = []
    var records: [String: [TestRecord]] = [:]
    for record in report.tests {
      let path = record.id.suite.replacing("/", with: ".")
      let name = [record.id.target ?? "", path].filter { !$0.isEmpty }.joined(separator: ".")
      if records[name] == nil { names.append(name) }
      records[name, default: []].append(record)
    }
    return names.map { ($0, records[$0] ?? []) }
  }

  private static func counts(_ records: [TestRecord], _ time: Double) -> [(String, String)] {
    [
      ("tests", "\(records.count)"),
      ("failures", "\(records.count { $0.status == .failed && !$0.isCrashed })"),
      ("errors", "\(records.count { $0.isCrashed || $0.status == .unfinished })"),
      ("skipped", "\(records.count { $0.status == .skipped })"),
      ("time", seconds(time)),
    ]
  }

  /// A failed build, or a problem outside any test, as a test case: else CI would show success.
  private static func runFailure(_ report: RunReport) -> [String] {
    var messages = report.problems
    if let build = report.build, !build.succeeded {
      let errors = build.errors.filter { $0.file != nil }.map {
        "\($0.file ?? ""):\($0.line ?? 0): error: \($0.message)"
      }
      messages.append(
        "The build failed.\n" + (errors.isEmpty ? build.tail : errors).joined(separator: "\n"))
    }
    guard !messages.isEmpty else { return [] }
    let count = "\(messages.count)"
    let suite = [("name", report.package.name), ("tests", count), ("failures", "0")]
    var lines = [
      "  " + element("testsuite", suite + [("errors", count), ("skipped", "0"), ("time", "0")])
    ]
    for (index, message) in messages.enumerated() {
      let name = [("classname", report.package.name), ("name", "run problem \(index + 1)")]
      lines.append("    " + element("testcase", name + [("time", "0")]))
      lines.append(problem("error", message, type: "error", details: message))
      lines.append("    </testcase>")
    }
    return lines + ["  </testsuite>"]
  }

  // MARK: Test cases

  private static func testCase(
    _ record: TestRecord, suite: String, in report: RunReport
  ) -> [String] {
    var attributes = [
      ("classname", suite), ("name", record.displayName ?? record.id.name),
      ("time", seconds(record.duration ?? 0)),
    ]
    if let issue = record.issues.first, let file = issue.file {
      attributes.append(("file", report.package.relativePath(file)))
      if let line = issue.line { attributes.append(("line", "\(line)")) }
    }
    var lines = ["    " + element("testcase", attributes)]
    for issue in record.issues {
      let place = ConsoleReporter.place(of: issue, in: report.package).map { "\($0): " } ?? ""
      lines.append(
        problem(
          issue.kind == .failure ? "failure" : "error", String(issue.message.prefix { $0 != "\n" }),
          type: issue.kind.rawValue, details: place + issue.message))
    }
    if record.status == .skipped {
      let reason = XMLText.escaped(record.skipReason ?? "", isAttribute: true)
      lines.append("      <skipped message=\"\(reason)\"/>")
    }
    if record.status == .unfinished {
      lines.append(problem("error", "The test did not finish.", type: "unfinished", details: ""))
    }
    lines += systemOut(record)
    lines.append("    </testcase>")
    return lines
  }

  private static func systemOut(_ record: TestRecord) -> [String] {
    // The form in which CI services find files that belong to a test.
    let attachments = record.artifacts.map { "[[ATTACHMENT|\($0)]]" }
    let text = (record.status == .failed ? record.output : []) + attachments
    guard !text.isEmpty else { return [] }
    return ["      <system-out>\(XMLText.escaped(text.joined(separator: "\n")))</system-out>"]
  }

  // MARK: XML

  private static func problem(
    _ name: String, _ message: String, type: String, details: String
  ) -> String {
    let start = element(name, [("message", message), ("type", type)])
    return "      \(start)\(XMLText.escaped(details))</\(name)>"
  }

  private static func element(_ name: String, _ attributes: [(String, String)]) -> String {
    let text = attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1, isAttribute: true))\"" }
    return "<\(name)\(text.joined())>"
  }

  private static func seconds(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}
