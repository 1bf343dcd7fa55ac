/// Something odd in a project that doesn't keep it from being read: what was left out and why.
package struct Note: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line in the file, from 1, where it is known.
  package var line: Int?
  /// What was found, what is done about it, and what to do.
  package var sentence: String

  package init(_ file: String, line: Int? = nil, _ sentence: String) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }

  package var description: String {
    line.map { "\(file):\($0): \(sentence)" } ?? "\(file): \(sentence)"
  }
}

extension [Note] {
  /// The notes without those that say again what one before them said.
  package var withoutRepeats: [Note] {
    var seen: Set<Note> = []
    return filter { seen.insert($0).inserted }
  }
}
