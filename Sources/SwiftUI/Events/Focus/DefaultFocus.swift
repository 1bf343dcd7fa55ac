import Foundation

/// How much a wish for the first focus counts.
///
/// Differs from Apple's: both count for the first focus only.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool

  /// Only for the first focus.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user comes back.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Puts the focus where a focus state has a value, when the view appears and nothing has the focus.
package nonisolated struct DefaultFocusModifier<Value: Hashable>: NodelessModifier {
  package let binding: FocusState<Value>.Binding
  package let value: Value

  @MainActor
  package func contentIsMade(in graph: ViewGraph) {
    graph.enqueueLifecycle { [weak graph] in
      guard let graph, graph.focus.focused == nil else { return }
      guard binding.wrappedValue == binding.location.resetValue else { return }
      binding.wrappedValue = value
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("defaultFocus") }
}

extension View {
  /// Says where the focus is when the view appears.
  ///
  /// Differs from Apple's: `priority` makes no difference: the value counts when the view appears and
  /// nothing has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
