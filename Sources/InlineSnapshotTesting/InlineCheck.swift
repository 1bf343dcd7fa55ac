import SnapshotTesting

/// One comparison of a text with the one in the source.
struct InlineCheck {
  let mode: SnapshotTestingConfiguration.Record
  let descriptor: InlineSnapshotSyntaxDescriptor
  let call: InlineCall

  /// What is wrong; nil if the text is as it should be.
  func problem(actual: String?, expected: String?) -> String? {
    if mode == .all {
      return write(actual) ?? "Wrote the snapshot into the source, as record mode is on."
    }
    guard actual != expected else { return nil }
    guard let expected else {
      if mode == .never {
        return "There is no text to compare with, and none is written, as the mode is \"never\"."
      }
      return write(actual)
        ?? "There was no text to compare with; it was written into the source. Run the test again."
    }
    let difference = Diffing.lines.diff(expected, actual ?? "")?.0 ?? "There is no value."
    if mode == .failed {
      let written = write(actual) ?? "It was written into the source."
      return "The value is not as the text in the source.\n\n\(difference)\n\n\(written)"
    }
    return """
      The value is not as the text in the source.

      \(difference)

      If the new one is right, take it over with SNAPSHOT_TESTING_RECORD=failed or record: .failed.
      """
  }

  /// Writes a text into the source.
  ///
  /// - Returns: what is wrong; nil if it was written.
  private func write(_ text: String?) -> String? {
    do {
      try InlineWriting(call: call, descriptor: descriptor, text: text).run()
      return nil
    } catch let problem as SnapshotProblem {
      return problem.message
    } catch {
      return "Can't write into \(call.path): \(error)"
    }
  }
}

/// Where the source was when it was compiled.
struct InlineCall: Hashable {
  let path: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1; of a source that was adapted it may be another.
  let column: Int
}
