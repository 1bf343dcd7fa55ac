/// Something that keeps a project from being read, told to the person who has to mend it.
package struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line in the file, from 1, where it is known.
  package var line: Int?
  /// What is wrong and what to do about it.
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
