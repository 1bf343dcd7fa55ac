import Foundation
import FoundationAdditions

extension PersistentModel {
  /// The value of a property.
  ///
  /// Differs from Apple's: noted as the reading of the property itself is; what is not stored is read as well.
  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value { self[keyPath: forKey] }

  /// Gives a property a value; fails for one that can't be set where the key path is made.
  ///
  /// Differs from Apple's: a change as one of the property itself, of which observers hear.
  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    guard let keyPath = forKey as? ReferenceWritableKeyPath<Self, Value> else {
      return Mistake.fail(
        "PersistentModel.setValue(forKey:to:): the property of \(Self.self) can't be set.")
    }
    self[keyPath: keyPath] = newValue
  }

  /// The values of the model.
  ///
  /// Differs from Apple's: can't be set.
  public var persistentBackingData: any BackingData<Self> { ModelValues(model: self) }
}

/// The values of a model.
///
/// Differs from Apple's: apps can't have some of their own, as they can't have stores of their own.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  var persistentModelID: PersistentIdentifier? { get }

  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
}

private struct ModelValues<Model: PersistentModel>: BackingData {
  let model: Model

  var persistentModelID: PersistentIdentifier? { model.persistentModelID }

  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value { model.getValue(forKey: forKey) }

  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) {
    model.setValue(forKey: forKey, to: newValue)
  }
}
