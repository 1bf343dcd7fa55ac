import Foundation

extension ModelContext {
  /// Stores what has changed, all or nothing, and tells the other contexts.
  ///
  /// Throws `SwiftDataError.modelValidationFailure` where relationships are not as the schema demands; what has
  /// changed is kept then. Nothing happens without changes; unsure whether iOS posts notifications then.
  public func save() throws {
    drain()
    guard hasChanges else { return }
    guard core.allowsSave else {
      throw SwiftDataError.modelValidationFailure.because("The container does not allow to save.")
    }
    post(Self.willSave, [:])
    try applyDeleteRules()
    let feed = try core.store.locked {
      drain()
      resolveUniqueness()
      try applyDeleteRules()
      try validate()
      let changes = collectChanges()
      let feed = core.store.commit(changes)
      postponed = settle(changes)
      return feed
    }
    core.store.tell(feed, except: inbox)
    let identifiers = postponed
    postponed = [:]
    post(Self.didSave, identifiers)
    sweep()
    didChange()
  }

  /// Runs a block, then saves; what the block has changed is taken back if it throws.
  ///
  /// Differs from Apple's: unsure whether what the block has done is taken back on iOS.
  public func transaction(block: () throws -> Void) throws {
    let before = PendingSnapshot(self)
    do {
      try block()
    } catch {
      before.restore()
      throw error
    }
    try save()
  }

  // MARK: What is written

  private func collectChanges() -> RowChanges {
    var changes = RowChanges()
    for key in insertedKeys {
      guard let data = pending[key]?._$backingData else { continue }
      changes.inserted.append((key, data.values.filter { data.isStored($0.key) }))
    }
    for key in changedKeys {
      guard let data = pending[key]?._$backingData else { continue }
      let names = data.original.keys.filter(data.isStored)
      let values = data.values.filter { names.contains($0.key) }
      changes.updated.append((key, values, data.original))
    }
    changes.deleted = deletedKeys
    return changes
  }

  /// Makes the objects ones of what is stored now; gives the identifiers of what was inserted, updated, deleted.
  private func settle(_ changes: RowChanges) -> [NotificationKey: [PersistentIdentifier]] {
    var identifiers: [NotificationKey: [PersistentIdentifier]] = [
      .insertedIdentifiers: [], .updatedIdentifiers: [], .deletedIdentifiers: [],
    ]
    for key in insertedKeys + changedKeys {
      guard let data = pending[key]?._$backingData, let row = core.store.row(for: key) else {
        continue
      }
      let isNew = data.state == .inserted
      data.state = .stored
      data.primaryKey = row.primaryKey
      data.storeIdentifier = core.store.identifier
      data.values.merge(row.values) { $1 }
      data.original = [:]
      data.refreshContext()
      identifiers[isNew ? .insertedIdentifiers : .updatedIdentifiers]?.append(data.identifier)
    }
    for key in deletedKeys {
      guard let data = pending[key]?._$backingData else { continue }
      identifiers[.deletedIdentifiers]?.append(data.identifier)
      detach(data, all: false)
    }
    insertedKeys = []
    changedKeys = []
    deletedKeys = []
    undoableDeletions = [:]
    pending = [:]
    return identifiers
  }

  // MARK: Validation

  private func validate() throws {
    for key in insertedKeys + changedKeys {
      guard let data = pending[key]?._$backingData else { continue }
      for property in data.info.properties { try validate(property, of: data) }
    }
  }

  private func validate(_ property: ModelPropertyInfo, of data: _BackingData) throws {
    guard property.destination != nil else { return }
    let count = data.values[property.name]?.keys.count ?? 0
    let name = "\(data.info.name).\(property.name)"
    guard property.isToMany else {
      guard property.isOptional || count == 1 else {
        throw SwiftDataError.modelValidationFailure.because("\(name) must lead to a model.")
      }
      return
    }
    let least = property.relationship?.minimumModelCount ?? 0
    let most = property.relationship?.maximumModelCount ?? 0
    guard count >= least, most == 0 || count <= most else {
      throw SwiftDataError.modelValidationFailure.because("\(name) leads to \(count) models.")
    }
  }
}

extension _BackingData {
  func isStored(_ name: String) -> Bool { info.byName[name]?.isStored ?? false }
}

// MARK: Notifications

extension ModelContext {
  /// Before a save; the object is the context.
  public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
  /// After a save; the object is the context, the info has identifiers by `NotificationKey`.
  public static let didSave = Notification.Name("NSModelContextDidSaveNotification")

  /// What a notification tells by its raw values.
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
  }

  private func post(
    _ name: Notification.Name, _ identifiers: [NotificationKey: [PersistentIdentifier]]
  ) {
    let info = Dictionary(uniqueKeysWithValues: identifiers.map { ($0.key.rawValue, $0.value) })
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }
}
