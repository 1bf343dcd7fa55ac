import Foundation
import FoundationAdditions

/// What apps have given to the system to learn from.
final class Donations: Sendable {
  /// What is kept of an interaction.
  struct Record: Codable, Equatable {
    /// The name of the class, as `INSendMessageIntent`.
    var intent: String
    var identifier: String
    var groupIdentifier: String?
    var direction: Int
    var phrase: String?

    init(_ interaction: INInteraction) {
      intent = "\(type(of: interaction.intent))"
      identifier = interaction.identifier
      groupIdentifier = interaction.groupIdentifier
      direction = interaction.direction.rawValue
      phrase = interaction.intent.suggestedInvocationPhrase
    }
  }

  private let list: RecordList<Record>

  init(_ records: ServiceRecords = ServiceRecords("Interactions")) {
    list = RecordList(records)
  }

  /// The last one last.
  var all: [Record] { list.all }

  func add(_ interaction: INInteraction) {
    let record = Record(interaction)
    list.change { all in
      all.removeAll { $0.identifier == record.identifier }
      all.append(record)
    }
  }

  func remove(where isRemoved: (Record) -> Bool) {
    list.change { $0.removeAll(where: isRemoved) }
  }
}
