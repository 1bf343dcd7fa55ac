import Foundation

/// What tells a model from all others, also between contexts.
public struct PersistentIdentifier: Hashable, Comparable, Sendable {
  /// Nil before the first save of the model.
  public let storeIdentifier: String?
  public let entityName: String
  /// The row's primary key in its store, or the number of an unsaved model in the process.
  let number: Int
  /// The key of no row of ours.
  let foreignKey: String?

  init(storeIdentifier: String?, entityName: String, number: Int) {
    self.storeIdentifier = storeIdentifier
    self.entityName = entityName
    self.number = number
    foreignKey = nil
  }

  /// From a key as it is written.
  private init(storeIdentifier: String?, entityName: String, key: String) {
    let number = key.first == "p" ? Int(key.dropFirst()) : nil
    self.storeIdentifier = storeIdentifier
    self.entityName = entityName
    self.number = number ?? 0
    foreignKey = number == nil ? key : nil
  }

  /// The identifier of a model in a store, by whatever key the store has for it.
  ///
  /// Differs from Apple's: only an identifier that was written from here leads to a model, by its key `p` with a
  /// number, as apps can't have stores of their own.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Codable
  ) throws -> PersistentIdentifier {
    PersistentIdentifier(
      storeIdentifier: storeIdentifier, entityName: entityName, key: "\(primaryKey)")
  }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.storeIdentifier ?? "", left.entityName, left.number, left.foreignKey ?? "")
      < (right.storeIdentifier ?? "", right.entityName, right.number, right.foreignKey ?? "")
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
    let key = foreignKey ?? "\(storeIdentifier == nil ? "t" : "p")\(number)"
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      Implementation(
        primaryKey: key,
        uriRepresentation: "x-coredata://\(storeIdentifier ?? "")/\(entityName)/\(key)",
        isTemporary: storeIdentifier == nil, storeIdentifier: storeIdentifier,
        entityName: entityName),
      forKey: .implementation)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let written = try container.decode(Implementation.self, forKey: .implementation)
    if written.storeIdentifier != nil {
      self.init(
        storeIdentifier: written.storeIdentifier, entityName: written.entityName,
        key: written.primaryKey)
      return
    }
    guard let number = Int(written.primaryKey.dropFirst()) else {
      throw DecodingError.dataCorruptedError(
        forKey: .implementation, in: container, debugDescription: "not a primary key")
    }
    self.init(storeIdentifier: nil, entityName: written.entityName, number: number)
  }
}
