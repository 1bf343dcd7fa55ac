import Foundation

/// `xcrun xccov`: answers what of the code has run.
package struct CoverageTool {
  package var directory: URL
  package var print: (String) -> Void
  package var warn: (String) -> Void

  package init(
    directory: URL, print: @escaping (String) -> Void, warn: @escaping (String) -> Void
  ) {
    self.directory = directory
    self.print = print
    self.warn = warn
  }

  /// - Returns: The exit status.
  package func run(_ words: [String]) -> Int32 {
    do {
      print(try answer(words))
      return 0
    } catch {
      warn("\(error)")
      return 1
    }
  }

  private func answer(_ words: [String]) throws -> String {
    guard words.first == "view" else {
      throw ToolError("Error: xccov \(words.first ?? "") can't be answered.\n\(Self.usage)")
    }
    var rest = words.dropFirst()
    var flags: Set<String> = []
    var values: [String: String] = [:]
    var path: String?
    while let word = rest.popFirst() {
      if ["--file", "--files-for-target", "--functions-for-file"].contains(word) {
        values[word] = rest.popFirst()
      } else if word.hasPrefix("-") {
        flags.insert(word)
      } else {
        path = word
      }
    }
    guard let path else { throw ToolError("Error: no result bundle is named.\n\(Self.usage)") }
    let report = try read(path)
    if flags.contains("--archive") { return try archive(report, flags, values["--file"]) }
    let text = CoverageText(report: report)
    if let target = values["--files-for-target"] { return text.files(of: target) }
    if flags.contains("--json") {
      return try json(report, onlyTargets: flags.contains("--only-targets"))
    }
    return flags.contains("--only-targets") ? text.targets : text.all
  }

  private func read(_ path: String) throws -> CoverageReport {
    let place = ResultBundle.Place(URL(fileURLWithPath: path, relativeTo: directory))
    _ = try ResultBundle.read(place)
    guard let data = try? Data(contentsOf: place.coverage) else {
      throw ToolError(
        "Error: Failed to load coverage report in \(path): none was collected. "
          + "Test with -enableCodeCoverage YES.")
    }
    return try JSONDecoder().decode(CoverageReport.self, from: data)
  }

  private func archive(
    _ report: CoverageReport, _ flags: Set<String>, _ file: String?
  ) throws -> String {
    if flags.contains("--file-list") { return report.lines.keys.sorted().joined(separator: "\n") }
    if flags.contains("--json") {
      let lines = file.map { [$0: report.lines[$0] ?? []] } ?? report.lines
      return try encode(lines)
    }
    guard let file, let lines = report.lines[file] else {
      throw ToolError("Error: name a file of the list with --file.\n\(Self.usage)")
    }
    return lines.map { "\($0.line): \($0.executionCount.map { "\($0)" } ?? "*")" }
      .joined(separator: "\n")
  }

  private func json(_ report: CoverageReport, onlyTargets: Bool) throws -> String {
    struct Whole: Encodable {
      var coveredLines: Int
      var executableLines: Int
      var lineCoverage: Double
      var targets: [CoverageReport.Target]
    }
    struct Target: Encodable {
      var name: String
      var buildProductPath: String
      var coveredLines: Int
      var executableLines: Int
      var lineCoverage: Double
    }
    guard onlyTargets else {
      return try encode(
        Whole(
          coveredLines: report.coveredLines, executableLines: report.executableLines,
          lineCoverage: report.lineCoverage, targets: report.targets))
    }
    return try encode(
      report.targets.map {
        Target(
          name: $0.name, buildProductPath: $0.buildProductPath, coveredLines: $0.coveredLines,
          executableLines: $0.executableLines, lineCoverage: $0.lineCoverage)
      })
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static let usage = """
    usage: xccov view --report [--json] [--only-targets] [--files-for-target <name>] <bundle>
           xccov view --archive --file-list|--json|--file <path> <bundle>
    """
}

/// A report of coverage for people.
struct CoverageText {
  let report: CoverageReport

  var all: String {
    report.targets.map { target in
      ([line(target.name, target.coveredLines, target.executableLines)]
        + target.files.flatMap { file in
          [line("    \(file.path)", file.coveredLines, file.executableLines)]
            + file.functions.map {
              line("        \($0.name)", $0.coveredLines, $0.executableLines)
            }
        }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  var targets: String {
    report.targets.map { line($0.name, $0.coveredLines, $0.executableLines) }
      .joined(separator: "\n")
  }

  func files(of target: String) -> String {
    report.targets.filter { $0.name == target }.flatMap(\.files)
      .map { line($0.path, $0.coveredLines, $0.executableLines) }.joined(separator: "\n")
  }

  private func line(_ name: String, _ covered: Int, _ all: Int) -> String {
    let percent = Int((CoverageReport.share(covered, of: all) * 10_000).rounded())
    let rest = "\(percent % 100)"
    return "\(name) \(percent / 100).\(rest.count == 1 ? "0" : "")\(rest)% (\(covered)/\(all))"
  }
}
