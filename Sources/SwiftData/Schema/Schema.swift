import Foundation

/// The models that a container keeps, with those that they are related to.
public final class Schema: Sendable {
  public let version: Version
  /// In the order in which they are named, then those that are reached from them.
  public let entities: [Entity]
  let models: [ModelInfo]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    models = ModelInfo.reachable(from: types)
    entities = models.map(Entity.init)
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }

  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    ModelInfo.name(of: type)
  }

  /// Nil for models of other schemas.
  func model(named name: String) -> ModelInfo? {
    models.first { $0.name == name }
  }

  func contains(_ model: ModelInfo) -> Bool {
    models.contains { $0 === model }
  }
}

extension Schema: Hashable {
  /// Whether both have the same models in the same version.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.models.elementsEqual(right.models, by: ===)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for model in models { hasher.combine(ObjectIdentifier(model)) }
  }
}

extension Schema: CustomDebugStringConvertible {
  public var debugDescription: String {
    "Schema(\(entities.map(\.name).joined(separator: ", ")), version: \(version))"
  }
}

extension Schema {
  /// A version of an app's models.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }
}
