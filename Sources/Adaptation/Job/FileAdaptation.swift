import SwiftParser
import SwiftSyntax

/// The rewriting of one file.
final class FileAdaptation {
  let scan: Scanner
  private let job: Job
  private(set) var notes: [AdaptationNote] = []

  init(_ source: SourceText, job: Job, conditions: Conditions) {
    self.job = job
    scan = Scanner(source, job: job, conditions: conditions)
    let bytes = Skeleton.bytes(of: source, needles: scan.needles) ?? source.bytes
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if let first = tree.firstToken(viewMode: .sourceAccurate) {
      scan.firstToken = first.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    scan.walk(tree)
  }

  /// The adapted text.
  func text(look: Look, path: String) -> [UInt8] {
    var resolver = Resolver(scan, look: look, job: job)
    resolver.resolve()
    if resolver.needsAdditions { scan.imports.needsAdditions = true }
    scan.takeAdditions()
    notes = (scan.notes + resolver.notes).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return scan.source.applying(
      scan.edits + resolver.edits, after: "#sourceLocation(file: \"\(escaped)\", line: 1)\n")
  }
}
