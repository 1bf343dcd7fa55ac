import Foundation

// A model that is to be inserted with the unique values of another takes its place: that row gets its values.
extension ModelContext {
  func resolveUniqueness() {
    for info in core.schema.models where !info.uniqueness.isEmpty {
      for names in info.uniqueness where !names.isEmpty { resolve(names, of: info) }
    }
  }

  private func resolve(_ names: [String], of info: ModelInfo) {
    let inserted = insertedKeys.filter { $0.entity == info.name }
    let changed = changedKeys.filter {
      $0.entity == info.name
        && !Set(pending[$0]?._$backingData.original.keys.map(\.self) ?? []).isDisjoint(with: names)
    }
    guard !inserted.isEmpty || !changed.isEmpty else { return }
    var owners: [[AnyHashable]: RowKey] = [:]
    let hidden = Set(deletedKeys).union(changed)
    for row in core.store.rows(of: info.name) {
      let values = pending[row.key]?._$backingData.values ?? row.values
      guard !hidden.contains(row.key), let tuple = Self.tuple(names, values) else { continue }
      owners[tuple] = row.key
    }
    for key in changed {
      guard let data = pending[key]?._$backingData, let tuple = Self.tuple(names, data.values)
      else {
        continue
      }
      // Unsure what iOS does where an edit makes a value of another row: the edited model stays.
      if let other = owners[tuple], other != key, let model = object(for: other) {
        markDeleted(model._$backingData, model)
      }
      owners[tuple] = key
    }
    var merged: Set<RowKey> = []
    for key in inserted {
      guard let data = pending[key]?._$backingData, let tuple = Self.tuple(names, data.values)
      else {
        continue
      }
      if let owner = owners[tuple] {
        merge(data, into: owner)
        merged.insert(key)
      } else {
        owners[tuple] = key
      }
    }
    if !merged.isEmpty { insertedKeys.removeAll { merged.contains($0) } }
  }

  /// Nil if one of the values is nil, which is like no other.
  private static func tuple(_ names: [String], _ values: [String: Cell]) -> [AnyHashable]? {
    let tuple = names.compactMap { values[$0]?.comparable }
    return tuple.count == names.count ? tuple : nil
  }

  /// Gives the values of a model that is to be inserted to the row that has its unique values; it remains one of
  /// `insertedKeys`.
  ///
  /// If the context has an object of that row, the other object is one of no context afterwards, else it becomes
  /// that of the row; unsure on iOS. Relationships to many lead to the models of both.
  private func merge(_ data: _BackingData, into owner: RowKey) {
    let values = data.values
    let related = data.info.properties.filter { $0.destination != nil }.map { property in
      (property, (values[property.name]?.keys ?? []).compactMap { object(for: $0) })
    }
    let former = data.key
    // The context may be the only one that keeps the object, which has to outlive its former key.
    let kept = pending[former]
    defer { withExtendedLifetime(kept) {} }
    unlinkOthers(from: data)
    let survivor: _BackingData
    if let known = pending[owner] ?? objects[owner]?.value {
      survivor = known._$backingData
      detach(data, all: true)
    } else {
      guard let row = core.store.row(for: owner) else { return }
      pending[former] = nil
      objects[former] = nil
      data.key = owner
      data.primaryKey = row.primaryKey
      data.storeIdentifier = core.store.identifier
      data.state = .stored
      data.values = row.values
      if let model = data.model { objects[owner] = WeakModel(value: model) }
      data.refreshContext()
      survivor = data
    }
    replace(former, with: owner, of: data.info)
    for property in data.info.properties where property.destination == nil {
      if let value = values[property.name] { edit(survivor, property, to: value) }
    }
    for (property, models) in related where !models.isEmpty {
      let change = { self.link(survivor, property, to: models, adding: property.isToMany) }
      if let model = survivor.model { property.change(model, change) } else { change() }
    }
  }

  /// Lets what leads to one row lead to another: what has no other side, as the rest is unlinked already.
  private func replace(_ former: RowKey, with key: RowKey, of info: ModelInfo) {
    var links: [ObjectIdentifier: [String]] = [:]
    for model in core.schema.models {
      let leading = model.properties.filter {
        $0.destination == info.type && ($0.isConstant || model.inverse(of: $0.name) == nil)
      }
      if !leading.isEmpty { links[ObjectIdentifier(model)] = leading.map(\.name) }
    }
    guard !links.isEmpty else { return }
    for model in pending.values {
      let data = model._$backingData
      for name in links[ObjectIdentifier(data.info)] ?? [] {
        guard let cell = data.values[name], cell.keys.contains(former) else { continue }
        switch cell {
        case .many(let keys):
          var seen: Set<RowKey> = []
          let new = keys.map { $0 == former ? key : $0 }.filter { seen.insert($0).inserted }
          data.values[name] = .many(new)
        default: data.values[name] = .one(key)
        }
      }
    }
  }
}
