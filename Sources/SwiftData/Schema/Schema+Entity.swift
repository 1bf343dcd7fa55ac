import Foundation

extension Schema {
  /// What is known of the models of one class.
  public final class Entity: Sendable {
    public let name: String
    /// What holds values.
    public let attributes: Set<Attribute>
    /// What leads to other models.
    public let relationships: Set<Relationship>
    /// The names of properties that together have the same values in one model only.
    public let uniquenessConstraints: [[String]]
    /// The names of properties by which models are looked for.
    public let indices: [[String]]

    init(_ model: ModelInfo) {
      name = model.name
      attributes = Set(model.properties.compactMap(Attribute.init))
      relationships = Set(
        model.properties.compactMap { Relationship($0, inverse: model.inverse(of: $0.name)) })
      uniquenessConstraints = model.uniqueness
      indices = model.indices
    }

    /// Attributes and relationships.
    public var properties: [any SchemaProperty] { Array(attributes) + Array(relationships) }

    /// Those of the class itself: all.
    public var storedProperties: [any SchemaProperty] { properties }

    /// Those of the class above: none.
    ///
    /// Differs from Apple's: models do not inherit from models.
    public var inheritedProperties: [any SchemaProperty] { [] }

    /// The entity of the class above: none.
    ///
    /// Differs from Apple's: models do not inherit from models.
    public var superentityName: String? { nil }

    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }

    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    }
  }
}

extension Schema.Entity: Hashable {
  public static func == (left: Schema.Entity, right: Schema.Entity) -> Bool {
    left.name == right.name && left.attributes == right.attributes
      && left.relationships == right.relationships
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A property of a model, as its schema knows it.
public protocol SchemaProperty: AnyObject, Sendable {
  var name: String { get }
  var originalName: String { get }
  var valueType: any Any.Type { get }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}
