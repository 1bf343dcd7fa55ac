import SwiftUI

extension InspectableView {
  /// What the modifiers of the view, or of a view around it, set for a key; the innermost wins.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    if let value = node.environmentValue(keyPath, includesAncestors: true) { return value }
    throw InspectionError.modifierNotFound(
      parent: node.typeName, modifier: "environment(\(TypeName.full(T.self)))", index: 0)
  }
}
