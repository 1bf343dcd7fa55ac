import Foundation

/// A mistake made while the app started that hosts tests of Swift Testing, which tells nobody that its first test
/// begins: a line of output takes it to the tool, which gives it to that test.
package struct StartMistake: Codable, Equatable, Sendable {
  package var message: String
  /// As `#filePath` gives it.
  package var file: String
  package var line: Int

  package init(_ failure: TestFailure) {
    message = failure.message
    file = "\(failure.filePath)"
    line = Int(clamping: failure.line)
  }

  private static let mark = "vitrine: a mistake at the start: "

  /// Reads a line of output; nil for any other.
  package init?(outputLine: String) {
    guard outputLine.hasPrefix(Self.mark),
      let value = try? JSONDecoder().decode(
        Self.self, from: Data(outputLine.dropFirst(Self.mark.count).utf8))
    else { return nil }
    self = value
  }

  /// The line of output, without its end; nil never in practice, since all of it is text.
  package var outputLine: String? {
    guard let data = try? JSONEncoder().encode(self) else { return nil }
    return Self.mark + String(decoding: data, as: UTF8.self)
  }
}
