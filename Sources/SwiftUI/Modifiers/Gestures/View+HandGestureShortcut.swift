/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// Two fingers that tap each other twice.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Lets a gesture of the hand press the view's button on a watch; an iPhone or iPad knows no such gestures.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    modifier(HandGestureShortcutModifier(shortcut: shortcut, isEnabled: isEnabled))
  }
}

package nonisolated struct HandGestureShortcutModifier: NodelessModifier {
  package let shortcut: HandGestureShortcut
  package let isEnabled: Bool

  @MainActor
  package var _structure: _ModifierStructure { .modifier("handGestureShortcut") }
}
