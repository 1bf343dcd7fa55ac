/// Sets values of the environment that are kept for each axis apart, under the name of the function
/// that does so.
package nonisolated struct AxesSettingModifier<Value>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  package let axes: Axis.Set
  /// What is set, readable by inspection.
  package let value: Value
  let horizontal: WritableKeyPath<EnvironmentValues, Value>
  let vertical: WritableKeyPath<EnvironmentValues, Value>

  package var change: (inout EnvironmentValues) -> Void {
    let (axes, value, horizontal, vertical) = (axes, value, horizontal, vertical)
    return { values in
      if axes.contains(.horizontal) { values[keyPath: horizontal] = value }
      if axes.contains(.vertical) { values[keyPath: vertical] = value }
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name, environment: change) }
}
