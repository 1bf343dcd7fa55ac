import Foundation

/// What was decided about a reference beside taking a picture over; kept beside it, under version control.
package struct ReviewNotes: Codable, Equatable, Sendable {
  /// A snapshot that somebody did not want.
  package struct Rejection: Codable, Equatable, Sendable {
    package var fingerprint: String
    /// Why; empty if nothing was said.
    package var note: String

    package init(fingerprint: String, note: String) {
      self.fingerprint = fingerprint
      self.note = note
    }
  }

  /// Elements whose pixels don't count.
  package var ignored: [ElementIdentity]
  package var rejected: [Rejection]

  package init(ignored: [ElementIdentity] = [], rejected: [Rejection] = []) {
    self.ignored = ignored
    self.rejected = rejected
  }

  /// Where the notes of a reference lie.
  package static func url(of reference: URL) -> URL {
    reference.appendingPathExtension("review.json")
  }

  /// The notes of a reference; none if there is no file.
  ///
  /// - Throws: what the system or the decoder says of a file that can't be read.
  package static func read(of reference: URL) throws -> ReviewNotes {
    let url = url(of: reference)
    guard FileManager.default.fileExists(atPath: url.path) else { return ReviewNotes() }
    return try JSONDecoder().decode(ReviewNotes.self, from: Data(contentsOf: url))
  }

  /// Writes the notes of a reference; the file goes with the last of them.
  ///
  /// - Throws: what the system says if it can't be written.
  package func write(of reference: URL) throws {
    let url = Self.url(of: reference)
    if self == ReviewNotes() {
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: url, options: .atomic)
  }
}
