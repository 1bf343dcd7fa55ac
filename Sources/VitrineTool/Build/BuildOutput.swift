/// Understands what `swift build` prints, line by line.
package struct BuildOutput {
  /// How far the build is, in steps of the build system's own counting.
  package struct Progress: Equatable, Sendable {
    package var done: Int
    package var total: Int
    package var task: String
  }

  package private(set) var diagnostics: [CompilerDiagnostic] = []
  /// Everything printed, except progress.
  package private(set) var otherLines: [String] = []
  /// The index of the diagnostic to which an excerpt belongs; nil when it is a repetition.
  private var current: Int?
  private var isInExcerpt = false
  private var isInCommand = false

  package init() {}

  package var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
  /// Those of the user's own code: what the adaptation imports may be of no use to a file.
  package var warnings: [CompilerDiagnostic] {
    diagnostics.filter {
      $0.severity == .warning
        && !$0.message.hasPrefix("public import of 'FoundationAdditions' was not used")
    }
  }

  /// Takes a line, and returns the progress it tells, if it does.
  package mutating func append(_ line: String) -> Progress? {
    if let progress = Self.progress(in: line) {
      isInExcerpt = false
      isInCommand = false
      return progress
    }
    if let diagnostic = CompilerDiagnostic(line: line) {
      isInCommand = false
      add(diagnostic)
      otherLines.append(line)
      return nil
    }
    if line.hasPrefix("Failed frontend command:") { isInCommand = true }
    if isInExcerpt, Self.isExcerpt(line) {
      if let current { diagnostics[current].excerpt.append(line) }
    } else {
      isInExcerpt = false
    }
    if !isInCommand { otherLines.append(line) }
    return nil
  }

  private mutating func add(_ diagnostic: CompilerDiagnostic) {
    isInExcerpt = true
    if diagnostics.contains(where: { $0.repeats(diagnostic) }) {
      current = nil
    } else {
      diagnostics.append(diagnostic)
      current = diagnostics.count - 1
    }
  }

  private static func isExcerpt(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return line.isEmpty || rest.first == "|" || line.first == " " || line.first == "\t"
      || rest.first == "^" || rest.first == "~"
  }

  /// Reads `[12/345] Compiling Module File.swift`.
  package static func progress(in line: String) -> Progress? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let counts = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard counts.count == 2, let done = Int(counts[0]), let total = Int(counts[1]) else {
      return nil
    }
    let task = line[line.index(after: end)...].drop { $0 == " " }
    return Progress(done: done, total: total, task: String(task))
  }
}
