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
package nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  package typealias Body = Never

  package let binding: FocusState<Value>.Binding
  package let value: Value

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = V._makeNode(content, context)
    let graph = context.graph
    graph.enqueueLifecycle { [weak graph] in
      guard let graph, graph.focus.focused == nil else { return }
      let binding = modifier.binding
      guard binding.wrappedValue == binding.location.resetValue else { return }
      binding.wrappedValue = modifier.value
    }
    return node
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    V._updateNode(node, to: content)
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
