import Foundation

/// The last lines of a run: what failed and why, where its artifacts are, what was slow, the totals.
package struct ConsoleSummary {
  package let report: RunReport
  package let console: Console

  private static let slowestCount = 3
  /// Tests faster than this, in seconds, aren't worth naming as slow.
  private static let slowThreshold = 0.1
  private static let messageLines = 40

  package init(report: RunReport, console: Console) {
    self.report = report
    self.console = console
  }

  package var lines: [String] {
    if let build = report.build, !build.succeeded { return buildFailure(build) }
    var lines: [String] = []
    lines += failures
    lines += unfinished
    lines += problems
    lines += unmetReferences
    lines += recordedReferences
    lines += slowest
    lines += coverage
    lines += ["", verdict]
    return lines
  }

  // MARK: Parts

  private func buildFailure(_ build: BuildResult) -> [String] {
    var lines: [String] = []
    for error in build.errors where error.file != nil {
      let file = error.file.map(report.package.relativePath) ?? ""
      let place = [file, error.line.map(String.init), error.column.map(String.init)]
        .compactMap { $0 }.joined(separator: ":")
      lines.append("")
      let label = console.styled("error:", .red)
      lines.append("\(console.styled(place, .bold)): \(label) \(error.message)")
      lines += trimmed(error.shownExcerpt).map { "  \($0)" }
    }
    if lines.isEmpty {
      lines += ["", "The last lines of the build:"]
      lines += build.tail.map { "  \($0)" }
    }
    lines += problems
    let count = ConsoleReporter.count(max(1, build.errors.count { $0.file != nil }), "error")
    lines += ["", console.styled("Build failed with \(count); no test was run.", .bold, .red)]
    return lines
  }

  private var failures: [String] {
    let failed = report.tests(.failed)
    guard !failed.isEmpty else { return [] }
    var lines = ["", console.styled("Failed:", .bold, .red)]
    for (index, record) in failed.enumerated() {
      let name = record.displayName.map { " “\($0)”" } ?? ""
      lines.append("")
      let way = record.configuration.map { " in \($0)" } ?? ""
      lines.append("\(index + 1). \(console.styled(record.id.specifier, .bold))\(name)\(way)")
      for issue in record.issues { lines += self.lines(of: issue) }
      lines += artifacts(of: record)
    }
    return lines
  }

  private func lines(of issue: TestIssue) -> [String] {
    var message = issue.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while message.last?.isEmpty == true { message.removeLast() }
    if message.count > Self.messageLines {
      let left = message.count - Self.messageLines
      message = Array(message.prefix(Self.messageLines))
      message.append("… \(ConsoleReporter.count(left, "more line")), in the log")
    }
    let place = ConsoleReporter.place(of: issue, in: report.package).map { "   \($0)" }
    return (place.map { [console.styled($0, .dim)] } ?? []) + message.map { "     \($0)" }
  }

  private func artifacts(of record: TestRecord) -> [String] {
    guard !record.artifacts.isEmpty else { return [] }
    let folders = Dictionary(grouping: record.artifacts) {
      ($0 as NSString).deletingLastPathComponent
    }
    return folders.sorted { $0.key < $1.key }.map { folder, files in
      let names = files.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
      return "   see \(report.package.relativePath(folder))/: \(names)"
    }
  }

  private var unfinished: [String] {
    let names = report.tests(.unfinished).map(\.id.specifier)
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(10).map { "  \($0)" }
    let more = names.count > 10 ? ["  … and \(names.count - 10) more"] : []
    return ["", console.styled("Not finished:", .bold)] + shown + more
  }

  private var problems: [String] {
    report.problems.flatMap { ["", console.styled("Problem: ", .bold, .red) + $0] }
  }

  private var unmetReferences: [String] {
    let paths = report.unmetReferences
    guard !paths.isEmpty else { return [] }
    let what =
      paths.count == 1
      ? "1 reference is looked at by no test any more:"
      : "\(paths.count) references are looked at by no test any more:"
    let shown = paths.prefix(10).map { "  \(report.package.relativePath($0))" }
    let more = paths.count > 10 ? ["  … and \(paths.count - 10) more"] : []
    return ["", what] + shown + more + ["They are left alone; `vitrine review` can remove them."]
  }

  /// So much in one run makes a repository grow in a way that everybody feels.
  private static let mostRecordedBytes = 5 << 20

  private var recordedReferences: [String] {
    guard report.recordedBytes > Self.mostRecordedBytes else { return [] }
    let size = String(format: "%.1f", Double(report.recordedBytes) / Double(1 << 20))
    return [
      "",
      "The references that were recorded have \(size) MB. Smaller views, or a scale of 1, take less room.",
    ]
  }

  private var coverage: [String] {
    guard let coverage = report.coverage else { return [] }
    return ["", "Coverage of lines:"] + CoverageTable(coverage, report.package).lines
  }

  private var slowest: [String] {
    let slow = report.tests.filter { ($0.duration ?? 0) >= Self.slowThreshold }
      .sorted { ($0.duration ?? 0, $1.id.specifier) > ($1.duration ?? 0, $0.id.specifier) }
    guard !slow.isEmpty else { return [] }
    return ["", "Slowest:"]
      + slow.prefix(Self.slowestCount).map {
        "  \(Duration.text($0.duration ?? 0))  \($0.id.specifier)"
      }
  }

  private var verdict: String {
    let time = Duration.text(report.testDuration)
    let build = report.build.map { " (build \(Duration.text($0.duration)))" } ?? ""
    if report.wasInterrupted {
      return console.styled("Interrupted. \(report.tally) in \(time)\(build)", .bold, .yellow)
    }
    let style: Console.Style = report.exitStatus == 0 ? .green : .red
    return console.styled("\(report.tally) in \(time)\(build)", .bold, style)
  }

  private func trimmed(_ excerpt: [String]) -> [String] {
    var excerpt = excerpt
    while excerpt.last?.allSatisfy({ $0.isWhitespace || $0.isNumber || $0 == "|" }) == true {
      excerpt.removeLast()
    }
    return excerpt
  }
}
