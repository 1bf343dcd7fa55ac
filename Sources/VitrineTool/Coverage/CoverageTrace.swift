/// A report of coverage as LCOV's tools and most services read it.
struct CoverageTrace {
  let report: CoverageReport

  var text: String {
    report.targets.flatMap(\.files).map(record).joined()
  }

  private func record(_ file: CoverageReport.File) -> String {
    var lines = ["TN:", "SF:\(file.path)"]
    lines += file.functions.map { "FN:\($0.lineNumber),\($0.name)" }
    lines += file.functions.map { "FNDA:\($0.executionCount),\($0.name)" }
    lines.append("FNF:\(file.functions.count)")
    lines.append("FNH:\(file.functions.count { $0.executionCount > 0 })")
    lines += (report.lines[file.path] ?? []).compactMap { line in
      line.executionCount.map { "DA:\(line.line),\($0)" }
    }
    lines.append("LF:\(file.executableLines)")
    lines.append("LH:\(file.coveredLines)")
    lines.append("end_of_record")
    return lines.joined(separator: "\n") + "\n"
  }
}
