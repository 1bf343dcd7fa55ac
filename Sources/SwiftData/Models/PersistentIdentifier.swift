import Foundation

/// What tells a model from all others, also between contexts.
public struct PersistentIdentifier: Hashable, Comparable, Sendable {
  /// Nil before the first save of the model.
  public let storeIdentifier: String?
  public let entityName: String
  /// The row's primary key in its store, or the number of an unsaved model in the process.
  let number: Int

  init(storeIdentifier: String?, entityName: String, number: Int) {
    self.storeIdentifier = storeIdentifier
    self.entityName = entityName
    self.number = number
  }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.storeIdentifier ?? "", left.entityName, left.number)
      < (right.storeIdentifier ?? "", right.entityName, right.number)
  }
}

extension PersistentIdentifier: Identifiable {
  /// What stands for the identifier itself.
  public struct ID: Hashable, Comparable, Sendable {
    fileprivate let identifier: PersistentIdentifier

    public static func < (left: ID, right: ID) -> Bool { left.identifier < right.identifier }
  }

  public var id: ID { ID(identifier: self) }
}

// Written as Apple's is, so that what apps read of it is there; unsure in the form of the address.
extension PersistentIdentifier: Codable {
  private enum CodingKeys: CodingKey {
    case implementation
  }

  private struct Implementation: Codable {
    let primaryKey: String
    let uriRepresentation: String
    let isTemporary: Bool
    let storeIdentifier: String?
    let entityName: String
  }

  public func encode(to encoder: any Encoder) throws {
    let mark = storeIdentifier == nil ? "t" : "p"
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      Implementation(
        primaryKey: "\(mark)\(number)",
        uriRepresentation: "x-coredata://\(storeIdentifier ?? "")/\(entityName)/\(mark)\(number)",
        isTemporary: storeIdentifier == nil, storeIdentifier: storeIdentifier,
        entityName: entityName),
      forKey: .implementation)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let written = try container.decode(Implementation.self, forKey: .implementation)
    guard let number = Int(written.primaryKey.dropFirst()) else {
      throw DecodingError.dataCorruptedError(
        forKey: .implementation, in: container, debugDescription: "not a primary key")
    }
    self.init(
      storeIdentifier: written.storeIdentifier, entityName: written.entityName, number: number)
  }
}
