import Foundation

/// A line of Swift Testing's event stream (version 6.3 of its format).
package struct EventStreamRecord: Decodable {
  package var kind: String
  package var payload: Payload

  package struct Payload: Decodable {
    package var id: String?
    package var kind: String
    package var displayName: String?
    package var _tags: [String]?
    package var sourceLocation: SourceLocation?
    package var testID: String?
    package var instant: Instant?
    package var issue: Issue?
    package var messages: [Message]?
    package var attachment: Attachment?
  }

  package struct SourceLocation: Decodable {
    package var filePath: String?
    package var _filePath: String?
    package var line: Int
  }

  package struct Instant: Decodable {
    package var absolute: Double
  }

  package struct Issue: Decodable {
    package var isKnown: Bool
    package var isFailure: Bool?
    package var sourceLocation: SourceLocation?
  }

  package struct Message: Decodable {
    package var symbol: String
    package var text: String
  }

  package struct Attachment: Decodable {
    package var path: String?
  }

  /// Nil for a line that isn't a record of the format.
  package init?(line: String) {
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = record
  }
}
