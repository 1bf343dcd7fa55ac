import Foundation
import FoundationAdditions

extension ModelContext {
  /// Takes a model into the context, with those that it is related to; the next save stores it.
  ///
  /// Nothing happens to a model that is in the context already.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let data = model._$backingData
    guard core.schema.contains(data.info) else {
      return Mistake.fail(
        "ModelContext.insert(_:): the context's container keeps no \(data.info.name); it keeps "
          + (core.schema.models.isEmpty
            ? "nothing, as no container is set (modelContainer(_:))."
            : "\(core.schema.models.map(\.name).joined(separator: ", "))."))
    }
    if let context = data.context, data.state != .unmanaged {
      if context !== self {
        Mistake.fail(
          "ModelContext.insert(_:): \(data.info.name) is a model of another context already.")
      } else if data.state == .deleted {
        restore(data)
        registerUndo(ofInserting: model)
      }
      return
    }
    // What was stored once and deleted since is new again.
    if data.primaryKey != nil { data.key = RowKey(entity: data.info.name) }
    data.primaryKey = nil
    data.storeIdentifier = nil
    data.model = model
    data.takeConstants(of: model)
    data.state = .inserted
    data.setContext(self)
    objects[data.key] = WeakModel(value: model)
    pending[data.key] = model
    insertedKeys.append(data.key)
    insertRelated(data)
    registerUndo(ofInserting: model)
    didChange()
  }

  /// Lets relationships lead to keys in place of objects.
  private func insertRelated(_ data: _BackingData) {
    var related: [(ModelPropertyInfo, [any PersistentModel])] = []
    for property in data.info.properties where property.destination != nil {
      switch data.values[property.name] {
      case .object(let model)?: related.append((property, [model]))
      case .objects(let models)?: related.append((property, models))
      default: break
      }
      data.values[property.name] = property.emptyCell
    }
    for (property, models) in related { link(data, property, to: models, adding: true) }
  }

  /// Keeps a model that was to be deleted.
  func restore(_ data: _BackingData) {
    deletedKeys.removeAll { $0 == data.key }
    undoableDeletions[data.key] = nil
    data.state = .stored
    if data.original.isEmpty { pending[data.key] = nil } else { changedKeys.append(data.key) }
    data.refreshContext()
    didChange()
  }
}
