/// What of the code has run, as a table for people: a line a target and below it one a file.
struct CoverageTable {
  private struct Row {
    var name: String
    var covered: Int
    var all: Int

    /// Parts of a hundred, cut: only what has run completely is 100.
    var percent: String { all == 0 ? "–" : "\(covered * 100 / all)%" }
  }

  private let rows: [Row]
  private let leftOut: Int

  /// The files of a target that are shown, those with the most lines that have not run.
  private static let mostFiles = 30

  init(_ report: CoverageReport, _ package: TestPackage) {
    var rows: [Row] = []
    var leftOut = 0
    for target in report.targets {
      rows.append(
        Row(name: target.name, covered: target.coveredLines, all: target.executableLines))
      let files = target.files.filter { $0.executableLines > 0 }
      let shown = Set(
        files.sorted { $0.executableLines - $0.coveredLines > $1.executableLines - $1.coveredLines }
          .prefix(Self.mostFiles).map(\.path))
      leftOut += files.count - shown.count
      rows += files.filter { shown.contains($0.path) }.map {
        Row(
          name: "  " + package.relativePath($0.path), covered: $0.coveredLines,
          all: $0.executableLines)
      }
    }
    if report.targets.count > 1 {
      rows.append(Row(name: "All", covered: report.coveredLines, all: report.executableLines))
    }
    self.rows = rows
    self.leftOut = leftOut
  }

  var lines: [String] {
    let width = rows.map(\.name.count).max() ?? 0
    var lines = rows.map { row in
      let gap = String(repeating: " ", count: width - row.name.count)
      let before = String(repeating: " ", count: max(0, 4 - row.percent.count))
      return "  \(row.name)\(gap)  \(before)\(row.percent)  \(row.covered) of \(row.all)"
    }
    if leftOut > 0 {
      let files = ConsoleReporter.count(leftOut, "file")
      lines.append("  … and \(files) with less to gain; see coverage.json")
    }
    return lines
  }
}
