import Foundation
import FoundationAdditions

// Both sides of relationships. The side that is set is inside of a change that its observers hear of already.
extension ModelContext {
  /// Lets a relationship lead to some models, which are inserted if they are in no context.
  ///
  /// `adding`: The models are added to those that it leads to already.
  func link(
    _ data: _BackingData, _ property: ModelPropertyInfo, to models: [any PersistentModel],
    adding: Bool = false
  ) {
    let new = models.compactMap { managedKey(of: $0, property, of: data) }
    let old = data.values[property.name]?.keys ?? []
    var seen: Set<RowKey> = []
    let all = (adding ? old + new : new).filter { seen.insert($0).inserted }
    willEdit(data, property.name)
    data.values[property.name] = property.isToMany ? .many(all) : .one(all.last)
    let now = property.isToMany ? seen : Set(all.suffix(1))
    if let inverse = data.info.inverse(of: property.name) {
      for key in old where !now.contains(key) { unlink(key, inverse, from: data.key) }
      let before = Set(old)
      for key in all where now.contains(key) && !before.contains(key) {
        linkBack(key, inverse, to: data.key, property)
      }
    }
    didChange()
  }

  /// The key of a model in this context.
  private func managedKey(
    of model: any PersistentModel, _ property: ModelPropertyInfo, of data: _BackingData
  ) -> RowKey? {
    let other = model._$backingData
    switch other.context {
    case self?: return other.key
    case nil:
      insertAny(model)
      return other.context === self ? other.key : nil
    default:
      Mistake.fail(
        "\(data.info.name).\(property.name): \(other.info.name) is a model of another context.")
      return key(for: other.identifier)
    }
  }

  /// Takes a link away on the other side.
  private func unlink(_ key: RowKey, _ inverse: ModelPropertyInfo, from owner: RowKey) {
    guard !inverse.isConstant, let other = object(for: key)?._$backingData else { return }
    switch other.values[inverse.name] {
    case .one(owner): edit(other, inverse, to: .one(nil))
    case .many(let keys) where keys.contains(owner):
      edit(other, inverse, to: .many(keys.filter { $0 != owner }))
    default: break
    }
  }

  /// Sets a link on the other side; who had a model for itself alone loses it.
  private func linkBack(
    _ key: RowKey, _ inverse: ModelPropertyInfo, to owner: RowKey, _ property: ModelPropertyInfo
  ) {
    guard !inverse.isConstant, let other = object(for: key)?._$backingData else { return }
    let cell = other.values[inverse.name]
    if inverse.isToMany {
      let keys = cell?.keys ?? []
      if !keys.contains(owner) { edit(other, inverse, to: .many(keys + [owner])) }
    } else if cell?.key != owner {
      if let former = cell?.key { unlink(former, property, from: key) }
      edit(other, inverse, to: .one(owner))
    }
  }

  /// Takes away all that leads to a model, on the other sides of its relationships.
  func unlinkOthers(from data: _BackingData) {
    for property in data.info.properties {
      guard let inverse = data.info.inverse(of: property.name) else { continue }
      for key in data.values[property.name]?.keys ?? [] { unlink(key, inverse, from: data.key) }
    }
  }
}
