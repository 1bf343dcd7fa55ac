import Foundation

/// What is known of a property of a model's class.
struct ModelPropertyInfo {
  enum Kind {
    case attribute
    case toOne(any PersistentModel.Type)
    case toMany(any PersistentModel.Type)
  }

  let name: String
  let keyPath: AnyKeyPath
  let valueType: any Any.Type
  let kind: Kind
  let isOptional: Bool
  /// Whether the object itself has the value, which never changes.
  let isConstant: Bool
  let defaultValue: (() -> Any)?
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Makes a change of the property that the model's observers hear of.
  let change: (any PersistentModel, () -> Void) -> Void
  /// What the property of an object is.
  let read: (any PersistentModel) -> Any?

  /// Nil for what constrains several properties.
  init?(_ metadata: Schema.PropertyMetadata) {
    guard let keyPath = metadata.keyPath else { return nil }
    name = metadata.name
    self.keyPath = keyPath
    valueType = metadata.valueType
    defaultValue = metadata.defaultValue
    attribute = metadata.metadata as? Schema.Attribute
    relationship = metadata.metadata as? Schema.Relationship
    change = metadata.change
    read = metadata.read
    isConstant = metadata.isConstant
    let wrapped = (valueType as? any OptionalType.Type)?.wrapped
    isOptional = wrapped != nil
    let type = wrapped ?? valueType
    if let model = type as? any PersistentModel.Type {
      kind = .toOne(model)
    } else if let array = type as? any ArrayType.Type,
      let model = array.element as? any PersistentModel.Type
    {
      kind = .toMany(model)
    } else {
      kind = .attribute
    }
  }

  /// Nil for attributes.
  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type): type
    }
  }

  var isToOne: Bool {
    if case .toOne = kind { true } else { false }
  }

  var isToMany: Bool {
    if case .toMany = kind { true } else { false }
  }

  /// Under which name earlier versions of the app stored it.
  var formerName: String? {
    let name = attribute?.originalName ?? relationship?.originalName ?? ""
    return name.isEmpty ? nil : name
  }

  /// What writes values that may be of any type.
  var transformer: AttributeTransformer? {
    attribute?.options.lazy.compactMap(\.transformer).first
  }

  /// Whether it says that a property of the other class is the other side.
  ///
  /// By the name, if it is known: key paths differ by who may write the property.
  func names(_ other: ModelPropertyInfo) -> Bool {
    guard let relationship else { return false }
    if let name = relationship.inverseName { return name == other.name }
    return relationship.inverseKeyPath == other.keyPath
  }

  var isStored: Bool { attribute?.options.contains(.ephemeral) != true }

  var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }

  /// What a relationship is that leads nowhere.
  var emptyCell: Cell { isToMany ? .many([]) : .one(nil) }
}

/// What can be nil.
protocol OptionalType {
  static var wrapped: any Any.Type { get }
  static var empty: Self { get }
  var isEmpty: Bool { get }
}

extension Optional: OptionalType {
  static var wrapped: any Any.Type { Wrapped.self }
  static var empty: Self { nil }
  var isEmpty: Bool { if case .none = self { true } else { false } }
}

/// What has elements of one type in an order.
protocol ArrayType {
  static var element: any Any.Type { get }
}

extension Array: ArrayType {
  static var element: any Any.Type { Element.self }
}
