import Foundation
import FoundationAdditions

/// A file in which rows are written as JSON, for the app's next launch.
struct StoreFile: Sendable {
  let url: URL
  let models: [ModelInfo]
  /// Else the rows are in memory alone, where all who name the file find them as long as the process runs.
  let isWritten: Bool

  /// The files of a container's configurations, but for those that are to stay in memory; each model is in that whose
  /// schema names it, else in the first without a schema.
  static func files(of configurations: [ModelConfiguration], _ schema: Schema) -> [StoreFile] {
    let claimed = configurations.compactMap(\.schema).flatMap(\.models)
    var free = schema.models.filter { model in !claimed.contains { $0 === model } }
    var files: [StoreFile] = []
    for configuration in configurations {
      var models = configuration.schema?.models ?? []
      if configuration.schema == nil {
        models = free
        free = []
      }
      if configuration.isStoredInMemoryOnly { continue }
      files.append(
        StoreFile(url: configuration.url, models: models, isWritten: configuration.isWritten))
    }
    return files
  }

  // MARK: Writing

  func write(identifier: String, _ lastPrimaryKeys: [String: Int], _ rows: [RowKey: Row]) throws {
    guard isWritten else { return }
    var entities: [String: WrittenEntity] = [:]
    for model in models {
      entities[model.name] = WrittenEntity(
        last: lastPrimaryKeys[model.name] ?? 0, rows: [:])
    }
    let transformed = Dictionary(
      models.map { ($0.name, $0.properties.filter { $0.transformer != nil }) }
    ) { first, _ in first }
    var untold: Set<String> = []
    for row in rows.values where entities[row.key.entity] != nil {
      var cells = row.values.mapValues { WrittenCell($0, rows) }
      for property in transformed[row.key.entity] ?? [] {
        cells[property.name] = Self.transformed(property, of: row, &untold)
      }
      entities[row.key.entity]?.rows["\(row.primaryKey)"] = cells
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = try encoder.encode(WrittenStore(identifier: identifier, entities: entities))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// What a transformer makes of a value; says once where it makes no data of it, which is not written then.
  private static func transformed(
    _ property: ModelPropertyInfo, of row: Row, _ untold: inout Set<String>
  ) -> WrittenCell? {
    guard let transformer = property.transformer,
      case .value(let value)? = row.values[property.name]
    else { return nil }
    if let optional = value as? any OptionalType, optional.isEmpty { return .one(nil) }
    if let data = transformer.data(of: value) { return .value(data) }
    let name = "\(row.key.entity).\(property.name)"
    if untold.insert(name).inserted {
      Mistake.report(
        "Schema.Attribute.Option.transformable(by:): \(name) is not written, as \(transformer.name) is "
          + "not registered or makes no Data of it.")
    }
    return nil
  }

  // MARK: Reading

  /// Nil where nothing was written yet; throws for what can't be read.
  func read() throws -> ReadStore? {
    guard isWritten, FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if let key = ReadStore.models { decoder.userInfo[key] = models }
    return try decoder.decode(ReadStore.self, from: Data(contentsOf: url))
  }
}

extension ModelConfiguration {
  /// Whether rows are written to its file: also in the folder for all apps only where the run has its own home.
  var isWritten: Bool {
    guard !isStoredInMemoryOnly else { return false }
    let isOwnHome = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] != nil
    return isOwnHome || !url.path.hasPrefix(URL.applicationSupportDirectory.path)
  }
}

// MARK: What is in the file

private struct WrittenStore: Encodable {
  let identifier: String
  let entities: [String: WrittenEntity]
}

private struct WrittenEntity: Encodable {
  let last: Int
  var rows: [String: [String: WrittenCell]]
}

/// A value, or the primary keys to which a relationship leads.
private enum WrittenCell: Encodable {
  case value(any Encodable)
  case one(Int?)
  case many([Int])

  init(_ cell: Cell, _ rows: [RowKey: Row]) {
    switch cell {
    case .value(let value): self = (value as? any Encodable).map { .value($0) } ?? .one(nil)
    case .many(let keys): self = .many(keys.compactMap { rows[$0]?.primaryKey })
    default: self = .one(cell.key.flatMap { rows[$0]?.primaryKey })
    }
  }

  func encode(to encoder: any Encoder) throws {
    // Through a container, as the encoder writes some types in its own way.
    var container = encoder.singleValueContainer()
    switch self {
    case .value(let value): try container.encode(value)
    case .one(let key): try container.encode(key)
    case .many(let keys): try container.encode(keys)
    }
  }
}

/// What was in a file, by the properties that models have now.
struct ReadStore: Decodable {
  static let models = CodingUserInfoKey(rawValue: "SwiftData.models")

  struct Entity {
    let model: ModelInfo
    let last: Int
    /// By primary keys; relationships have those to which they lead.
    var rows: [Int: [String: ReadCell]] = [:]
  }

  enum ReadCell {
    case value(Any)
    case keys([Int])
  }

  let identifier: String
  private(set) var entities: [Entity] = []

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let models = Self.models.flatMap { decoder.userInfo[$0] } as? [ModelInfo] ?? []
    let file = try decoder.container(keyedBy: Name.self)
    identifier = try file.decode(String.self, forKey: Name(stringValue: "identifier"))
    let all = try file.nestedContainer(
      keyedBy: Name.self, forKey: Name(stringValue: "entities"))
    for model in models where all.contains(Name(stringValue: model.name)) {
      let written = try all.nestedContainer(
        keyedBy: Name.self, forKey: Name(stringValue: model.name))
      var entity = Entity(
        model: model, last: try written.decode(Int.self, forKey: Name(stringValue: "last")))
      let rows = try written.nestedContainer(
        keyedBy: Name.self, forKey: Name(stringValue: "rows"))
      for name in rows.allKeys {
        guard let primaryKey = Int(name.stringValue) else { continue }
        let row = try rows.nestedContainer(keyedBy: Name.self, forKey: name)
        entity.rows[primaryKey] = try Self.values(of: row, model)
      }
      entities.append(entity)
    }
  }

  /// A property that was not there yet is as it begins; one that was renamed is found by its former name.
  private static func values(
    of row: KeyedDecodingContainer<Name>, _ model: ModelInfo
  ) throws -> [String: ReadCell] {
    var values: [String: ReadCell] = [:]
    for property in model.properties where property.isStored {
      let names = [property.name, property.formerName].compactMap { $0.map(Name.init) }
      guard let name = names.first(where: row.contains) else {
        guard property.destination != nil || property.isOptional || property.defaultValue != nil
        else {
          throw DecodingError.keyNotFound(
            Name(stringValue: property.name),
            DecodingError.Context(
              codingPath: row.codingPath,
              debugDescription: "\(model.name).\(property.name) is new and has no default value."))
        }
        continue
      }
      if property.isToMany {
        values[property.name] = .keys(try row.decode([Int].self, forKey: name))
      } else if property.isToOne {
        values[property.name] = .keys(
          try row.decodeIfPresent(Int.self, forKey: name).map { [$0] } ?? [])
      } else if let transformer = property.transformer {
        if let data = try row.decodeIfPresent(Data.self, forKey: name) {
          guard let value = transformer.value(of: data) else {
            throw DecodingError.dataCorruptedError(
              forKey: name, in: row,
              debugDescription: "\(transformer.name) makes no value of the data.")
          }
          values[property.name] = .value(value)
        }
      } else if let type = property.valueType as? any Decodable.Type {
        values[property.name] = .value(try Self.value(type, in: row, name))
      }
    }
    return values
  }

  private static func value<Value: Decodable>(
    _ type: Value.Type, in row: KeyedDecodingContainer<Name>, _ name: Name
  ) throws -> Any {
    try row.decode(Value.self, forKey: name)
  }
}
