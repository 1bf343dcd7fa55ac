/// A modifier whose effect a settled view does not show: motion, sound, what other devices do.
///
/// What was asked for stays readable by inspection.
package nonisolated struct NotedModifier<Value>: NodelessModifier {
  /// The name of the function, as users write it.
  package let name: String
  package let value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}
