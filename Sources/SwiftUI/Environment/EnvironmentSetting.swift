/// Sets one value of the environment, under the name of the function that does so.
package nonisolated struct EnvironmentSettingModifier<Value>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  /// What is set, readable by inspection.
  package let value: Value
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>

  package init(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    self.name = name
    self.keyPath = keyPath
    self.value = value
  }

  package var change: (inout EnvironmentValues) -> Void {
    let keyPath = keyPath
    let value = value
    return { $0[keyPath: keyPath] = value }
  }

  /// Values that are lengths or factors.
  @MainActor package var numbers: [CGFloat] {
    guard Value.self == CGFloat.self || Value.self == CGFloat?.self else { return [] }
    return (value as? CGFloat).map { [$0] } ?? []
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name, environment: change) }
}
