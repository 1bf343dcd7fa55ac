// What the initialiser that the macro writes gives to an object's constants.
extension _BackingData {
  @_disfavoredOverload
  public func _constant<Value: Codable>(_ name: String) -> Value { attribute(name) }

  public func _constant<Value: PersistentModel>(_ name: String) -> Value {
    guard let value = toOne(name) as? Value else {
      preconditionFailure(
        "\(info.name).\(name): the model that it led to is not there any more.")
    }
    return value
  }

  public func _constant<Value: PersistentModel>(_ name: String) -> Value? {
    toOne(name) as? Value
  }

  public func _constant<Value: PersistentModel>(_ name: String) -> [Value] {
    toMany(name)?.compactMap { $0 as? Value } ?? []
  }

  public func _constant<Value: PersistentModel>(_ name: String) -> [Value]? {
    toMany(name)?.compactMap { $0 as? Value }
  }
}
