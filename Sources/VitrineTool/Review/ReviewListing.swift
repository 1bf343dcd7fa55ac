import Foundation
import ReviewRecords

/// What waits for a decision, as text and as JSON.
package struct ReviewListing {
  private static let mostReasons = 5

  private let groups: [ReviewGroup]
  private let store: ReviewStore

  package init(_ store: ReviewStore) {
    self.store = store
    groups = store.groups
  }

  package var text: String {
    guard !groups.isEmpty else { return "Nothing waits for a decision." }
    let count = groups.reduce(0) { $0 + $1.records.count }
    var lines = ["\(count) \(count == 1 ? "snapshot waits" : "snapshots wait") for a decision."]
    for (index, group) in groups.enumerated() {
      lines.append("")
      lines.append("Group \(index + 1): \(group.title)")
      let reasons = group.records.first?.reasons.dropFirst() ?? []
      lines += reasons.prefix(Self.mostReasons).map { "  \($0)" }
      if reasons.count > Self.mostReasons {
        lines.append("  and \(reasons.count - Self.mostReasons) more changes")
      }
      for record in group.records {
        let box = record.boxes.first.map { " at (\(Int($0.x)), \(Int($0.y)))" } ?? ""
        lines.append("  \(record.kind.rawValue)  \(record.test)  \(record.name)\(box)")
        if let file = store.folder.files(of: record).snapshot { lines.append("    \(file.path)") }
      }
    }
    lines += [
      "", "Look at them:  vitrine review", "Take them over: vitrine accept --group 1, or --all",
    ]
    return lines.joined(separator: "\n")
  }

  /// A group as the page reads it.
  struct Group: Codable {
    var id: String
    var title: String
    var records: [Entry]
  }

  struct Entry: Codable {
    var record: ReviewRecord
    /// The name of the file of each picture in the record's folder; nil where there is none.
    var snapshot: String?
    var reference: String?
    var difference: String?
  }

  /// The groups with their records, where `address` makes the address of a picture's file.
  func groups(_ address: (ReviewRecord, URL) -> String) -> [Group] {
    groups.map { group in
      Group(
        id: group.id, title: group.title,
        records: group.records.map { record in
          let files = store.folder.files(of: record)
          return Entry(
            record: record, snapshot: files.snapshot.map { address(record, $0) },
            reference: files.reference.map { address(record, $0) },
            difference: files.difference.map { address(record, $0) })
        })
    }
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(groups { $1.path }), as: UTF8.self)
  }
}
