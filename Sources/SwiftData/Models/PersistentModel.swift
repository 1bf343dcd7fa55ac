import Foundation
import Observation

/// A class whose objects a `ModelContext` keeps; `@Model` makes it one.
///
/// Differs from Apple's: what the macro writes has other names, so that a class can't conform without it.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  init(_backingData: _BackingData)

  var _$backingData: _BackingData { get }
  var _$observationRegistrar: ObservationRegistrar { get }

  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

/// In place of a stored property, whose value is in the model's data.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}

extension PersistentModel {
  /// Another one after the first save of the model.
  public var persistentModelID: PersistentIdentifier {
    _$backingData.context?.drainInGetter()
    return _$backingData.identifier
  }

  /// Another one after the first save of the model.
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left.persistentModelID == right.persistentModelID
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  /// Nil before the model is inserted, and after its deletion is saved.
  public var modelContext: ModelContext? { _$backingData.context }

  /// Whether the next save stores something of the model, or removes it.
  public var hasChanges: Bool {
    switch _$backingData.state {
    case .unmanaged: false
    case .inserted, .deleted: true
    case .stored: _$backingData.isChanged
    }
  }

  /// Whether the next save removes the model from the store; false again after it.
  public var isDeleted: Bool { _$backingData.state == .deleted }
}

// MARK: What the macro's accessors call

extension PersistentModel {
  func note<Value>(_ keyPath: KeyPath<Self, Value>) {
    guard let context = _$backingData.context else {
      return _$observationRegistrar.access(self, keyPath: keyPath)
    }
    guard !context.isEvaluating else { return }
    context.drainInGetter()
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  @_disfavoredOverload
  public func _persisted<Value: Codable>(_ name: String, _ keyPath: KeyPath<Self, Value>) -> Value {
    note(keyPath)
    return _$backingData.attribute(name)
  }

  public func _persisted<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, Value>
  ) -> Value {
    note(keyPath)
    guard let value = _$backingData.toOne(name) as? Value else {
      preconditionFailure("\(Self.self).\(name): the model that it led to is not there any more.")
    }
    return value
  }

  public func _persisted<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, Value?>
  ) -> Value? {
    note(keyPath)
    return _$backingData.toOne(name) as? Value
  }

  public func _persisted<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, [Value]>
  ) -> [Value] {
    note(keyPath)
    return _$backingData.toMany(name)?.compactMap { $0 as? Value } ?? []
  }

  public func _persisted<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, [Value]?>
  ) -> [Value]? {
    note(keyPath)
    return _$backingData.toMany(name)?.compactMap { $0 as? Value }
  }

  @_disfavoredOverload
  public func _persist<Value: Codable>(
    _ name: String, _ keyPath: KeyPath<Self, Value>, _ value: Value
  ) {
    if let undo = _$backingData.context?.undoManager {
      let old: Value = _$backingData.attribute(name)
      undo.registerUndo(withTarget: self) { $0._persist(name, keyPath, old) }
    }
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.set(name, .value(value))
    }
  }

  public func _persist<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, Value>, _ value: Value
  ) {
    registerUndo(name, keyPath)
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.setOne(name, value)
    }
  }

  public func _persist<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, Value?>, _ value: Value?
  ) {
    registerUndo(name, keyPath)
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.setOne(name, value)
    }
  }

  public func _persist<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, [Value]>, _ value: [Value]
  ) {
    registerUndo(name, keyPath)
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.setMany(name, value)
    }
  }

  public func _persist<Value: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Self, [Value]?>, _ value: [Value]?
  ) {
    registerUndo(name, keyPath)
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.setMany(name, value)
    }
  }

  private func registerUndo<Value>(_ name: String, _ keyPath: KeyPath<Self, Value>) {
    guard let undo = _$backingData.context?.undoManager else { return }
    let (one, many) = (_$backingData.toOne(name), _$backingData.toMany(name))
    undo.registerUndo(withTarget: self) { model in
      model.registerUndo(name, keyPath)
      model._$observationRegistrar.withMutation(of: model, keyPath: keyPath) {
        if let many {
          model._$backingData.setMany(name, many)
        } else {
          model._$backingData.setOne(name, one)
        }
      }
    }
  }
}
