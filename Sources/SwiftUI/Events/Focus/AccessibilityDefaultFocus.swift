import Foundation

/// Takes an assistive technology to where a focus state has a value, when the view appears.
package nonisolated struct AccessibilityDefaultFocusModifier<Value: Hashable>: NodelessModifier {
  package let binding: AccessibilityFocusState<Value>.Binding
  package let value: Value

  @MainActor
  package func contentIsMade(in graph: ViewGraph) {
    graph.enqueueLifecycle { binding.wrappedValue = value }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("accessibilityDefaultFocus") }
}

extension View {
  /// Says where an assistive technology is when the view appears.
  public nonisolated func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View {
    modifier(AccessibilityDefaultFocusModifier(binding: binding, value: value))
  }
}
