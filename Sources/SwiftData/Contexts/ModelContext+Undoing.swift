import Foundation
import FoundationAdditions

/// A deletion that can be taken back.
final class UndoableDeletion {
  let model: any PersistentModel
  /// The models that a save has removed with it and itself, each with what it led to; none before the save.
  fileprivate(set) var removed: [Removed] = []

  struct Removed {
    let model: any PersistentModel
    let links: [(property: ModelPropertyInfo, models: [any PersistentModel])]
  }

  init(of model: any PersistentModel) { self.model = model }
}

extension ModelContext {
  func registerUndo(ofInserting model: any PersistentModel) {
    undoManager?.registerUndo(withTarget: self) { $0.deleteAny(model) }
  }

  func registerUndo(ofDeleting model: any PersistentModel) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    let deletion = UndoableDeletion(of: model)
    let data = model._$backingData
    if data.state == .stored { undoableDeletions[data.key] = deletion }
    undoManager.registerUndo(withTarget: self) { $0.takeBack(deletion) }
  }

  private func takeBack(_ deletion: UndoableDeletion) {
    insertAny(deletion.model)
    for removed in deletion.removed { insertAny(removed.model) }
    for removed in deletion.removed {
      let data = removed.model._$backingData
      for (property, models) in removed.links {
        // Others may have been deleted since.
        let there = models.filter { $0._$backingData.context === self }
        property.change(removed.model) { link(data, property, to: there) }
      }
    }
  }

  /// Remembers what the rules of a save take along and take apart, before they do.
  func keepForUndo() {
    for key in deletedKeys {
      guard let deletion = undoableDeletions[key], deletion.removed.isEmpty else { continue }
      deletion.removed = cascade(from: [key]).compactMap { object(for: $0).map(Self.removed) }
    }
  }

  private static func removed(_ model: any PersistentModel) -> UndoableDeletion.Removed {
    let data = model._$backingData
    // Constants are linked again when their model is inserted.
    let links = data.info.properties.compactMap {
      property -> (property: ModelPropertyInfo, models: [any PersistentModel])? in
      guard property.destination != nil, !property.isConstant else { return nil }
      let models = data.toMany(property.name) ?? data.toOne(property.name).map { [$0] } ?? []
      return models.isEmpty ? nil : (property, models)
    }
    return UndoableDeletion.Removed(model: model, links: links)
  }
}
