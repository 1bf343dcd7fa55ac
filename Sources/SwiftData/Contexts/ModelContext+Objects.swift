import Foundation

extension ModelContext {
  /// The object of a row, made if there is none; nil where there is no such row.
  func object(for key: RowKey) -> (any PersistentModel)? {
    if let known = pending[key] ?? objects[key]?.value { return known }
    return core.store.row(for: key).flatMap(object(of:))
  }

  /// The object of a row, made if there is none.
  func object(of row: Row) -> (any PersistentModel)? {
    if let known = objects[row.key]?.value { return known }
    guard let info = core.schema.model(named: row.key.entity) else { return nil }
    let data = _BackingData(info, row)
    data.storeIdentifier = core.store.identifier
    // The object's constants may lead to other models.
    data.setContext(self)
    let model = info.type.init(_backingData: data)
    data.model = model
    objects[row.key] = WeakModel(value: model)
    return model
  }

  /// The key of a model that is in the store, or in this context.
  func key(for identifier: PersistentIdentifier) -> RowKey? {
    guard let store = identifier.storeIdentifier else {
      let key = RowKey(entity: identifier.entityName, number: identifier.number)
      return pending[key] == nil ? nil : key
    }
    guard store == core.store.identifier, identifier.foreignKey == nil else { return nil }
    return core.store.key(entity: identifier.entityName, primaryKey: identifier.number)
  }

  /// The model with an identifier.
  ///
  /// One that is not there has no values: the process ends when they are read, as on iOS, and at once if the class
  /// has constants.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    drain()
    if let key = key(for: persistentModelID), let model = object(for: key) { return model }
    guard let info = core.schema.model(named: persistentModelID.entityName) else {
      preconditionFailure(
        "ModelContext.model(for:): the container keeps no \(persistentModelID.entityName).")
    }
    let data = _BackingData(info.type)
    data.primaryKey = persistentModelID.number
    data.storeIdentifier = persistentModelID.storeIdentifier
    return info.type.init(_backingData: data)
  }

  /// The model with an identifier, if the context has its object already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    drain()
    guard let key = key(for: persistentModelID) else { return nil }
    return (pending[key] ?? objects[key]?.value) as? T
  }

  /// Forgets objects that nobody keeps any more.
  func sweep() {
    objects = objects.filter { $0.value.value != nil }
  }

  // MARK: Pending changes

  /// Remembers what is stored of a property, before it changes.
  func willEdit(_ data: _BackingData, _ name: String) {
    guard data.state == .stored, let model = data.model else { return }
    if data.original.isEmpty {
      pending[data.key] = model
      changedKeys.append(data.key)
    }
    if data.original[name] == nil {
      data.original[name] = data.values[name] ?? .value(Any?.none as Any)
    }
    data.refreshContext()
  }

  /// Changes a property of an object so that its observers hear of it.
  func edit(_ data: _BackingData, _ property: ModelPropertyInfo, to cell: Cell) {
    let change = {
      self.willEdit(data, property.name)
      data.values[property.name] = cell
    }
    if let model = data.model { property.change(model, change) } else { change() }
    didChange()
  }
}

extension _BackingData {
  func set(_ name: String, _ cell: Cell) {
    context?.willEdit(self, name)
    values[name] = cell
    context?.didChange()
  }

  func setOne(_ name: String, _ model: (any PersistentModel)?) {
    if let context, state != .unmanaged, let property = info.byName[name] {
      context.link(self, property, to: model.map { [$0] } ?? [])
    } else {
      values[name] = model.map { .object($0) } ?? .one(nil)
    }
  }

  func setMany(_ name: String, _ models: [any PersistentModel]?) {
    if let context, state != .unmanaged, let property = info.byName[name] {
      context.link(self, property, to: models ?? [])
    } else {
      values[name] = models.map { .objects($0) }
    }
  }
}
