import Device
import Foundation

/// What a focusable view takes the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1 << 0)
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

package nonisolated struct FocusableModifier: _ElementModifier {
  package typealias Body = Never

  package let isFocusable: Bool
  package let interactions: FocusInteractions

  @MainActor
  package static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    FocusableNode(modifier.isFocusable, context)
  }

  @MainActor
  package static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    unsafeDowncast(wrapper, to: FocusableNode.self).update(modifier.isFocusable)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("focusable") }
}

/// Takes the focus of a hardware keyboard; no software keyboard comes up for it.
@MainActor
package final class FocusableNode: WrapperNode, FocusTarget {
  package private(set) var canTakeFocus: Bool

  init(_ canTakeFocus: Bool, _ context: _NodeContext) {
    self.canTakeFocus = canTakeFocus
    super.init(context)
  }

  func update(_ new: Bool) {
    canTakeFocus = new
    if !new, graph.focus.focused === self {
      graph.enqueueLifecycle { [weak self] in
        if let self, graph.focus.focused === self { graph.focus.focus(nil) }
      }
    }
  }

  package var acceptsText: Bool { false }

  package var string: String { "" }

  package var isSecure: Bool { false }

  package func focusDidChange(_ isFocused: Bool) {}

  /// Typed characters come as key presses; whoever wants them says so with `onKeyPress`.
  package func insertText(_ text: String) {
    for character in text { _ = graph.pressKey(KeyEvent(key: String(character))) }
  }

  package func deleteBackward() { _ = graph.pressKey(KeyEvent(key: "\u{8}")) }

  package func submit() { _ = graph.pressKey(KeyEvent(key: "\r")) }

  package override func tearDown() {
    super.tearDown()
    if graph.focus.focused === self { graph.focus.focus(nil) }
  }
}

extension View {
  /// Lets this view take the focus, for `focused(_:)` and for keys.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Lets this view take the focus for certain interactions.
  ///
  /// Differs from Apple's: the view takes the focus for all interactions; which ones were asked for is
  /// kept for inspection only.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Leaves out the ring around the focused view; an iPhone draws none.
  ///
  /// Differs from Apple's: no view draws a ring while it has the focus; what was asked for is in the
  /// environment only.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentSettingModifier("focusEffectDisabled", \.isFocusEffectEnabled, !disabled))
  }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether focused views show that they are.
  ///
  /// Differs from Apple's: no view draws a ring while it has the focus, whatever the value.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
