import Foundation

extension Schema {
  /// A property of a model that holds a value.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    public let name: String
    /// Under which name earlier versions of the app stored it.
    public let originalName: String
    /// Differs from Apple's: kept and read by nobody here, as schemas are not compared by it.
    public let hashModifier: String?
    public let options: [Option]
    public let valueType: any Any.Type
    public let isOptional: Bool
    /// What models have that were stored before there was the property.
    public let defaultValue: Any?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      name = ""
      valueType = Any.self
      isOptional = false
      defaultValue = nil
    }

    /// Nil for relationships.
    init?(_ property: ModelPropertyInfo) {
      guard case .attribute = property.kind else { return nil }
      let told = property.attribute
      name = property.name
      let original = told?.originalName ?? ""
      originalName = original.isEmpty ? property.name : original
      options = told?.options ?? []
      hashModifier = told?.hashModifier
      valueType = property.valueType
      isOptional = property.isOptional
      defaultValue = property.defaultValue?()
    }

    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether its values are stored by a transformer.
    public var isTransformable: Bool { options.contains { $0.transformer != nil } }
  }
}

extension Schema.Attribute: Hashable {
  public static func == (left: Schema.Attribute, right: Schema.Attribute) -> Bool {
    left.name == right.name && left.valueType == right.valueType && left.options == right.options
      && left.originalName == right.originalName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Schema.Attribute {
  /// What is special about how an attribute is stored.
  public struct Option: Hashable, Sendable {
    private let name: String
    /// Nil for what is not transformed.
    let transformer: AttributeTransformer?

    private init(_ name: String, by transformer: AttributeTransformer? = nil) {
      self.name = name
      self.transformer = transformer
    }

    /// A model that is saved with the value of another one takes that one's place.
    public static let unique = Option("unique")
    /// Differs from Apple's: stored as other values are.
    public static let externalStorage = Option("externalStorage")
    /// Differs from Apple's: stored as other values are.
    public static let allowsCloudEncryption = Option("allowsCloudEncryption")
    /// Differs from Apple's: nothing is kept of deleted models, as there is no history.
    public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
    /// Differs from Apple's: nothing is indexed for the search of the system.
    public static let spotlight = Option("spotlight")
    /// Written by the transformer that has a name, which makes data of a value of any type.
    ///
    /// Differs from Apple's: contexts share the value itself; it is transformed for files alone.
    public static func transformable(by transformerName: String) -> Option {
      Option("transformable", by: AttributeTransformer(named: transformerName))
    }
    /// Written by a transformer of a class, which makes data of a value of any type.
    ///
    /// Differs from Apple's: contexts share the value itself; it is transformed for files alone.
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
      Option("transformable", by: AttributeTransformer(transformerType))
    }
    /// Followed as other properties are, and not stored: other contexts see the value that the property begins
    /// with.
    public static let ephemeral = Option("ephemeral")
  }
}
