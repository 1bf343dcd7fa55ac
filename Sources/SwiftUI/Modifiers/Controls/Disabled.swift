/// Lets the user not interact with the view.
package nonisolated struct DisabledModifier: EnvironmentChangingModifier {
  package typealias Body = Never

  package let isDisabled: Bool

  package var change: (inout EnvironmentValues) -> Void {
    let isDisabled = isDisabled
    return { values in values.isEnabled = values.isEnabled && !isDisabled }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("disabled", environment: change) }
}

extension View {
  /// Lets the user not interact with the view; nothing inside can undo it.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
