// What the macro's accessors call for attributes with a transformer, which may be of any type.

extension PersistentModel {
  public func _persistedTransformable<Value>(
    _ name: String, _ keyPath: KeyPath<Self, Value>
  ) -> Value {
    note(keyPath)
    return _$backingData.attribute(name)
  }

  public func _persistTransformable<Value>(
    _ name: String, _ keyPath: KeyPath<Self, Value>, _ value: Value
  ) {
    if let undo = _$backingData.context?.undoManager {
      let old: Value = _$backingData.attribute(name)
      undo.registerUndo(withTarget: self) { $0._persistTransformable(name, keyPath, old) }
    }
    _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.set(name, .value(value))
    }
  }
}

extension _BackingData {
  public func _constantTransformable<Value>(_ name: String) -> Value { attribute(name) }
}
