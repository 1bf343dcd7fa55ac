import Foundation
import Synchronization

/// What is known of a model's class, made once.
final class ModelInfo: @unchecked Sendable {
  let type: any PersistentModel.Type
  let name: String
  let properties: [ModelPropertyInfo]
  let byName: [String: ModelPropertyInfo]
  /// The names of properties that together have the same values in one model only.
  let uniqueness: [[String]]
  let indices: [[String]]
  private let inverses = Mutex<[String: String?]>([:])

  private static let known = Mutex<[ObjectIdentifier: ModelInfo]>([:])

  static func of(_ type: any PersistentModel.Type) -> ModelInfo {
    let identifier = ObjectIdentifier(type)
    if let info = known.withLock({ $0[identifier] }) { return info }
    let made = ModelInfo(type)
    return known.withLock { known in
      if let info = known[identifier] { return info }
      known[identifier] = made
      return made
    }
  }

  static func name(of type: any PersistentModel.Type) -> String { "\(type)" }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Self.name(of: type)
    let metadata = type.schemaMetadata
    let properties = metadata.compactMap(ModelPropertyInfo.init)
    self.properties = properties
    byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    let names = { (keyPaths: [AnyKeyPath]) in
      keyPaths.compactMap { keyPath in properties.first { $0.keyPath == keyPath }?.name }
    }
    uniqueness =
      properties.filter { $0.attribute?.isUnique == true }.map { [$0.name] }
      + metadata.flatMap(\.unique).map(names)
    indices = metadata.flatMap(\.indices).map(names)
  }

  /// The models of some classes, and all that they lead to.
  static func reachable(from types: [any PersistentModel.Type]) -> [ModelInfo] {
    var found: [ModelInfo] = []
    var next = types.map(ModelInfo.of)
    while !next.isEmpty {
      let models = next
      next = []
      for model in models where !found.contains(where: { $0 === model }) {
        found.append(model)
        next += model.properties.compactMap(\.destination).map(ModelInfo.of)
      }
    }
    return found
  }

  // MARK: The other side of relationships

  /// The property of the models that `name` leads to which leads back.
  ///
  /// It is named on either side; if not, it is the only one between the two classes, where there is one each way.
  func inverse(of name: String) -> ModelPropertyInfo? {
    guard let property = byName[name], let target = property.destination else { return nil }
    let other = ModelInfo.of(target)
    if let known = inverses.withLock({ $0[name] }) { return known.flatMap { other.byName[$0] } }
    let found = findInverse(of: property, in: other)
    inverses.withLock { $0[name] = found?.name }
    return found
  }

  private func findInverse(of property: ModelPropertyInfo, in other: ModelInfo)
    -> ModelPropertyInfo?
  {
    if let name = property.relationship?.inverseName { return other.byName[name] }
    if let keyPath = property.relationship?.inverseKeyPath {
      return other.properties.first { $0.keyPath == keyPath }
    }
    let back = other.properties.filter { $0.destination == type }
    if let naming = back.first(where: { $0.names(property) }) {
      return naming
    }
    guard other !== self else { return nil }
    let ours = properties.filter { $0.destination == other.type && isOpen($0, in: other) }
    let theirs = back.filter { other.isOpen($0, in: self) }
    return ours.count == 1 && theirs.count == 1 && ours.first?.name == property.name
      ? theirs.first : nil
  }

  /// Whether neither side names the other of a relationship.
  private func isOpen(_ property: ModelPropertyInfo, in other: ModelInfo) -> Bool {
    property.relationship?.inverseKeyPath == nil
      && !other.properties.contains { $0.destination == type && $0.names(property) }
  }
}
