import Foundation

extension ModelContext {
  /// Takes over what other contexts have saved; what has changed here and is not saved stays.
  func drain() {
    guard !inbox.isEmpty else { return }
    for feed in inbox.take() { take(feed) }
    didChange()
  }

  func drainInGetter() {
    if !isEvaluating { drain() }
  }

  private func take(_ feed: ChangeFeed) {
    for (key, names) in feed.updated {
      guard let model = pending[key] ?? objects[key]?.value, let row = core.store.row(for: key)
      else { continue }
      let data = model._$backingData
      for name in names {
        if let property = data.info.byName[name] { refresh(data, property, from: row, model) }
      }
    }
    guard !feed.deleted.isEmpty else { return }
    let gone = Set(feed.deleted)
    changedKeys.removeAll { gone.contains($0) }
    deletedKeys.removeAll { gone.contains($0) }
    for key in feed.deleted {
      guard let model = pending[key] ?? objects[key]?.value else { continue }
      detach(model._$backingData, all: false)
    }
  }

  private func refresh(
    _ data: _BackingData, _ property: ModelPropertyInfo, from row: Row, _ model: any PersistentModel
  ) {
    let name = property.name
    let stored = row.values[name]
    var value = stored
    if let original = data.original[name] {
      data.original[name] = stored
      value = data.values[name].map { RecordStore.merged($0, from: original, into: stored) }
      if !property.isToMany { return }
    }
    property.change(model) { data.values[name] = value }
  }

  // MARK: Rollback

  /// Takes back all changes since the last save.
  ///
  /// Models that were inserted are in no context afterwards.
  public func rollback() {
    drain()
    let inserted = insertedKeys.compactMap { pending[$0]?._$backingData }
    let stored = (changedKeys + deletedKeys).compactMap { pending[$0]?._$backingData }
    insertedKeys = []
    for data in inserted { detach(data, all: true) }
    changedKeys = []
    deletedKeys = []
    undoableDeletions = [:]
    for data in stored { revert(data) }
    didChange()
  }

  /// Gives an object its stored values back.
  func revert(_ data: _BackingData) {
    let model = data.model
    let original = data.original
    data.original = [:]
    data.state = .stored
    for (name, cell) in original {
      guard let property = data.info.byName[name], let model else { continue }
      property.change(model) { data.values[name] = cell }
    }
    pending[data.key] = nil
    data.refreshContext()
  }
}

/// What has changed in a context at some moment.
struct PendingSnapshot {
  private let context: ModelContext
  private let inserted: [RowKey]
  private let changed: [RowKey]
  private let deleted: [RowKey]
  private let objects: [RowKey: Kept]

  private struct Kept {
    let model: any PersistentModel
    let state: _BackingData.State
    let values: [String: Cell]
    let original: [String: Cell]
  }

  init(_ context: ModelContext) {
    self.context = context
    inserted = context.insertedKeys
    changed = context.changedKeys
    deleted = context.deletedKeys
    objects = context.pending.mapValues { model in
      let data = model._$backingData
      return Kept(
        model: model, state: data.state, values: data.values, original: data.original)
    }
  }

  /// Makes the context as it was.
  func restore() {
    for (key, model) in context.pending where objects[key] == nil {
      let data = model._$backingData
      if data.state == .inserted { context.detach(data, all: true) } else { context.revert(data) }
    }
    for (key, kept) in objects {
      let data = kept.model._$backingData
      data.state = kept.state
      data.original = kept.original
      for property in data.info.properties {
        property.change(kept.model) { data.values[property.name] = kept.values[property.name] }
      }
      context.pending[key] = kept.model
      context.objects[key] = ModelContext.WeakModel(value: kept.model)
      data.setContext(context)
    }
    context.insertedKeys = inserted
    context.changedKeys = changed
    context.deletedKeys = deleted
    context.didChange()
  }
}
