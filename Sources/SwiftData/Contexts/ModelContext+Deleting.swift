import Foundation
import FoundationAdditions

extension ModelContext {
  /// Removes a model from the store at the next save; one that was never saved is forgotten.
  ///
  /// What becomes of related models is decided at the next save; unsure whether on iOS it is earlier.
  ///
  /// Differs from Apple's: what was read of a deleted model can still be read after the save.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  /// Deletes the models for which a predicate is true, or all.
  ///
  /// Differs from Apple's: they are deleted one by one, with all rules; the next save removes them. No model
  /// has subclasses.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { deleteAny(model) }
  }

  func deleteAny(_ model: any PersistentModel) {
    let data = model._$backingData
    guard let context = data.context else { return }
    guard context === self else {
      return Mistake.fail(
        "ModelContext.delete(_:): \(data.info.name) is a model of another context.")
    }
    switch data.state {
    case .unmanaged, .deleted: return
    case .inserted:
      registerUndo(ofDeleting: model)
      forget(data)
    case .stored:
      registerUndo(ofDeleting: model)
      markDeleted(data, model)
    }
    didChange()
  }

  func markDeleted(_ data: _BackingData, _ model: any PersistentModel) {
    pending[data.key] = model
    if data.isChanged { changedKeys.removeAll { $0 == data.key } }
    deletedKeys.append(data.key)
    data.state = .deleted
    data.refreshContext()
  }

  /// Lets go of a model that was never saved, with those that its rules take along.
  private func forget(_ data: _BackingData) {
    let taken = data.info.properties.filter { $0.deleteRule == .cascade }
      .flatMap { data.values[$0.name]?.keys ?? [] }
    release(data)
    for key in taken { if let model = object(for: key) { deleteAny(model) } }
  }

  /// Makes a model that was to be inserted one of no context.
  func release(_ data: _BackingData) {
    insertedKeys.removeAll { $0 == data.key }
    unlinkOthers(from: data)
    detach(data, all: true)
  }

  /// Makes a model one of no context.
  func detach(_ data: _BackingData, all: Bool) {
    data.loosen(all: all)
    pending[data.key] = nil
    objects[data.key] = nil
    data.state = .unmanaged
    data.original = [:]
    data.setContext(nil)
  }

  // MARK: Rules

  /// Deletes what has to go with the deleted models, and takes away what leads to them.
  func applyDeleteRules() throws {
    guard !deletedKeys.isEmpty else { return }
    let all = try deletions()
    keepForUndo()
    for key in all {
      guard let model = object(for: key) else { continue }
      let data = model._$backingData
      if data.state == .stored { markDeleted(data, model) }
      if data.state == .inserted { release(data) }
    }
    let gone = Set(all)
    for key in deletedKeys {
      guard let data = object(for: key)?._$backingData else { continue }
      try nullify(data, keeping: gone)
    }
  }

  /// The deleted models and those that their rules take along.
  private func deletions() throws -> [RowKey] {
    let found = cascade(from: deletedKeys)
    let seen = Set(found)
    for key in found {
      guard let data = object(for: key)?._$backingData else { continue }
      for property in data.info.properties where property.deleteRule == .deny {
        let others = data.values[property.name]?.keys ?? []
        if others.contains(where: { !seen.contains($0) && object(for: $0) != nil }) {
          throw SwiftDataError.modelValidationFailure.because(
            "\(data.info.name) can't be deleted while it has \(property.name).")
        }
      }
    }
    return found
  }

  /// Some models and those that their rules take along.
  func cascade(from keys: [RowKey]) -> [RowKey] {
    var found: [RowKey] = []
    var seen: Set<RowKey> = []
    var next = keys
    while let key = next.popLast() {
      guard seen.insert(key).inserted, let data = object(for: key)?._$backingData else { continue }
      found.append(key)
      for property in data.info.properties where property.deleteRule == .cascade {
        next += data.values[property.name]?.keys ?? []
      }
    }
    return found
  }

  private func nullify(_ data: _BackingData, keeping deleted: Set<RowKey>) throws {
    for property in data.info.properties where property.deleteRule == .nullify {
      guard let inverse = data.info.inverse(of: property.name) else { continue }
      for key in data.values[property.name]?.keys ?? [] where !deleted.contains(key) {
        guard let other = object(for: key)?._$backingData else { continue }
        switch other.values[inverse.name] {
        case .one(data.key):
          guard inverse.isOptional else {
            throw SwiftDataError.modelValidationFailure.because(
              "\(other.info.name).\(inverse.name) must lead to a model, and it is deleted.")
          }
          if inverse.isConstant { continue }
          edit(other, inverse, to: .one(nil))
        case .many(let keys) where !inverse.isConstant && keys.contains(data.key):
          edit(other, inverse, to: .many(keys.filter { $0 != data.key }))
        default: break
        }
      }
    }
  }
}
