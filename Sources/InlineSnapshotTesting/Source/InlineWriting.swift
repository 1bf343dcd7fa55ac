import Foundation
import SnapshotTesting
import TestReporting

/// Puts a text into the closure behind a call.
struct InlineWriting {
  let call: InlineCall
  let descriptor: InlineSnapshotSyntaxDescriptor
  /// Nil to take the closure away.
  let text: String?

  /// - Throws: `SnapshotProblem` if the call is not where it was compiled, or the source can't be written.
  func run() throws {
    try InlineJournal.withLock(on: call.path) { journal in
      let url = URL(fileURLWithPath: call.path)
      let source: String
      do {
        source = try String(contentsOf: url, encoding: .utf8)
      } catch {
        throw SnapshotProblem("Can't read the test's source \(call.path): \(error)")
      }
      var known = journal.matching(source)
      if let earlier = known.edit(at: call.line, column: call.column) {
        guard earlier.text != text else { return }
        throw SnapshotProblem(
          """
          This call has made two different snapshots in one run; the first one was written. A call in a \
          loop or a test with arguments needs snapshots on disk.
          """)
      }
      let line = known.line(of: call.line)
      guard let found = InlineSource(source).call(onLine: line, column: call.column) else {
        throw SnapshotProblem(
          "There is no call at line \(line) of \(call.path); was the file changed since it was compiled?"
        )
      }
      let written = found.replacing(with: text, descriptor)
      do {
        try Data(written.utf8).writeOutput(to: url, options: .atomic)
      } catch {
        throw SnapshotProblem("Can't write into the test's source \(call.path): \(error)")
      }
      known.add(
        InlineJournal.Edit(
          line: call.line, column: call.column, text: text,
          growth: written.lineCount - source.lineCount),
        giving: written)
      journal = known
    }
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
