import Foundation

extension Schema {
  /// A property of a model that leads to other models.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    public let name: String
    /// Under which name earlier versions of the app stored it.
    public let originalName: String
    /// Differs from Apple's: kept and read by nobody here, as schemas are not compared by it.
    public let hashModifier: String?
    public let options: [Option]
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    /// 0 for any number.
    public let maximumModelCount: Int?
    /// The name of the other entity.
    public let destination: String
    /// The property of the other model that leads back.
    public let inverseName: String?
    public let inverseKeyPath: AnyKeyPath?
    public let isToOneRelationship: Bool
    public let isOptional: Bool
    public let valueType: any Any.Type

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil, _inverseName: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      inverseKeyPath = inverse
      name = ""
      destination = ""
      inverseName = _inverseName
      isToOneRelationship = false
      isOptional = false
      valueType = Any.self
    }

    /// Nil for attributes.
    init?(_ property: ModelPropertyInfo, inverse: ModelPropertyInfo?) {
      guard let target = property.destination else { return nil }
      let told = property.relationship
      name = property.name
      let original = told?.originalName ?? ""
      originalName = original.isEmpty ? property.name : original
      hashModifier = told?.hashModifier
      options = told?.options ?? []
      deleteRule = property.deleteRule
      minimumModelCount = told?.minimumModelCount ?? 0
      maximumModelCount = told?.maximumModelCount ?? 0
      destination = ModelInfo.name(of: target)
      inverseName = inverse?.name
      inverseKeyPath = inverse?.keyPath
      isToOneRelationship = property.isToOne
      isOptional = property.isOptional
      valueType = property.valueType
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { true }
    public var isUnique: Bool { options.contains(.unique) }
  }
}

extension Schema.Relationship: Hashable {
  public static func == (left: Schema.Relationship, right: Schema.Relationship) -> Bool {
    left.name == right.name && left.destination == right.destination
      && left.deleteRule == right.deleteRule && left.inverseName == right.inverseName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Schema.Relationship {
  /// What is special about a relationship.
  public struct Option: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// No two models lead to the same one.
    ///
    /// Differs from Apple's: part of the schema, and not looked after at a save.
    public static let unique = Option("unique")
  }

  /// What becomes of related models when a model is deleted.
  public enum DeleteRule: String, Codable, Sendable {
    /// They go on leading to a model that is not there.
    case noAction
    /// They lead to no model any more.
    case nullify
    /// They are deleted too.
    case cascade
    /// Nothing is saved while there are any.
    case deny
  }
}
