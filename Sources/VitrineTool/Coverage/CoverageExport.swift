import Foundation

/// What `llvm-cov export` says, made into a report.
struct CoverageExport: Decodable {
  struct Unit: Decodable {
    var files: [File]
    /// Nil where none were asked for.
    var functions: [Function]?
  }

  struct File: Decodable {
    var filename: String
    var segments: [Segment]
  }

  struct Function: Decodable {
    var name: String
    var count: Int
    var filenames: [String]
    /// Line, column, line and column of the end, count, and more.
    var regions: [[Int]]
  }

  /// A place from which on a count holds.
  struct Segment: Decodable {
    var line: Int
    var count: Int
    var hasCount: Bool
    var isRegionEntry: Bool
    var isGap: Bool

    init(line: Int, count: Int, hasCount: Bool, isRegionEntry: Bool, isGap: Bool) {
      self.line = line
      self.count = count
      self.hasCount = hasCount
      self.isRegionEntry = isRegionEntry
      self.isGap = isGap
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      _ = try values.decode(Int.self)
      count = try values.decode(Int.self)
      hasCount = try values.decode(Bool.self)
      isRegionEntry = try values.decode(Bool.self)
      isGap = try values.decode(Bool.self)
    }

    /// Whether code begins here.
    fileprivate var isStart: Bool { !isGap && hasCount && isRegionEntry }
  }

  var data: [Unit]

  private var functions: [Function] { data.flatMap { $0.functions ?? [] } }

  /// The names of all functions, as the linker has them.
  var functionNames: [String] { functions.map(\.name) }

  /// - Parameters:
  ///   - sources: The files that count.
  ///   - names: The functions' names for people.
  /// - Returns: What of these files has run.
  func report(of sources: CoverageSources, names: [String: String]) -> CoverageReport {
    let linesBefore = sources.linesBefore
    let chosen = sources.files(among: data.flatMap(\.files).map(\.filename))
    var lines: [String: [CoverageReport.Line]] = [:]
    for file in data.flatMap(\.files) { lines[file.filename] = Self.lines(of: file.segments) }
    let functions = Dictionary(grouping: self.functions) { $0.filenames.first ?? "" }
    var counted: [String: [CoverageReport.Line]] = [:]
    let targets = chosen.sorted { $0.key < $1.key }.compactMap { target, files in
      let files = files.sorted { $0.value < $1.value }.compactMap {
        (copy, path) -> CoverageReport.File? in
        guard let all = lines[copy].map({ Self.original($0, linesBefore) }) else { return nil }
        counted[path] = all
        return Self.file(
          path, lines: all, functions: functions[copy] ?? [], names: names, linesBefore)
      }
      return files.isEmpty
        ? nil : CoverageReport.Target(name: target, buildProductPath: "", files: files)
    }
    return CoverageReport(targets, lines: counted)
  }

  private static func original(
    _ lines: [CoverageReport.Line], _ linesBefore: Int
  ) -> [CoverageReport.Line] {
    lines.dropFirst(linesBefore).map {
      CoverageReport.Line(
        line: $0.line - linesBefore, isExecutable: $0.isExecutable,
        executionCount: $0.executionCount)
    }
  }

  // MARK: Parts

  private static func file(
    _ path: String, lines: [CoverageReport.Line], functions: [Function], names: [String: String],
    _ linesBefore: Int
  ) -> CoverageReport.File {
    let executable = lines.filter(\.isExecutable)
    let covered = executable.count { ($0.executionCount ?? 0) > 0 }
    // One function may stand in several programs.
    var best: [String: Function] = [:]
    for function in functions where (best[function.name]?.count ?? -1) < function.count {
      best[function.name] = function
    }
    let all = best.values.compactMap { function -> CoverageReport.Function? in
      guard let first = function.regions.first, first.count >= 5 else { return nil }
      let (start, end) = (first[0] - linesBefore, first[2] - linesBefore)
      let own = executable.filter { start <= $0.line && $0.line <= end }
      let covered = function.count == 0 ? 0 : own.count { ($0.executionCount ?? 0) > 0 }
      return CoverageReport.Function(
        name: names[function.name] ?? function.name, lineNumber: start, coveredLines: covered,
        executableLines: own.count,
        lineCoverage: CoverageReport.share(covered, of: own.count),
        executionCount: function.count)
    }
    return CoverageReport.File(
      name: (path as NSString).lastPathComponent, path: path, coveredLines: covered,
      executableLines: executable.count,
      lineCoverage: CoverageReport.share(covered, of: executable.count),
      functions: all.sorted { ($0.lineNumber, $0.name) < ($1.lineNumber, $1.name) })
  }

  /// How often each line has run, counted as LLVM's own reports count.
  static func lines(of segments: [Segment]) -> [CoverageReport.Line] {
    guard let last = segments.last?.line else { return [] }
    let byLine = Dictionary(grouping: segments, by: \.line)
    var wrapped: Segment?
    return (1...last).map { number in
      let own = byLine[number] ?? []
      defer { wrapped = own.last ?? wrapped }
      let starts = own.filter(\.isStart)
      let isSkipped = own.first.map { !$0.hasCount && $0.isRegionEntry } ?? false
      guard !isSkipped, wrapped?.hasCount == true || !starts.isEmpty else {
        return CoverageReport.Line(line: number, isExecutable: false)
      }
      let counts =
        starts.map(\.count) + [wrapped].compactMap { $0?.hasCount == true ? $0?.count : nil }
      return CoverageReport.Line(
        line: number, isExecutable: true, executionCount: counts.max() ?? 0)
    }
  }
}
