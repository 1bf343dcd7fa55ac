import Foundation
import Observation

extension Schema {
  /// What a model's class says of one of its properties; `@Model` writes it.
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath?
    let valueType: any Any.Type
    let defaultValue: (() -> Any)?
    let metadata: (any SchemaProperty)?
    /// Makes a change of the property that the model's observers hear of.
    let change: (any PersistentModel, () -> Void) -> Void
    /// What the property of an object is.
    let read: (any PersistentModel) -> Any?
    let isConstant: Bool
    let unique: [[AnyKeyPath]]
    let indices: [[AnyKeyPath]]

    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>,
      defaultValue: @autoclosure @escaping () -> Value, metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, defaultValue, metadata, isConstant: false)
    }

    /// `isConstant`: The object itself has the value.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, isConstant: Bool = false,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, nil, metadata, isConstant: isConstant)
    }

    private init<Model: PersistentModel, Value>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, _ defaultValue: (() -> Any)?,
      _ metadata: (any SchemaProperty)?, isConstant: Bool
    ) {
      self.name = name
      self.keyPath = keyPath
      self.valueType = Value.self
      self.defaultValue = defaultValue
      self.metadata = metadata
      change = { model, change in
        guard let model = model as? Model else { return change() }
        model._$observationRegistrar.withMutation(of: model, keyPath: keyPath, change)
      }
      read = { ($0 as? Model).map { $0[keyPath: keyPath] } }
      self.isConstant = isConstant
      unique = []
      indices = []
    }

    init(unique: [[AnyKeyPath]] = [], indices: [[AnyKeyPath]] = []) {
      name = ""
      keyPath = nil
      valueType = Any.self
      defaultValue = nil
      metadata = nil
      change = { $1() }
      read = { _ in nil }
      isConstant = false
      self.unique = unique
      self.indices = indices
    }
  }
}
