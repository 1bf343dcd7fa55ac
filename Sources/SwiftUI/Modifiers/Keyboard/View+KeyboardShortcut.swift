import Device
import Foundation

/// Binds a key of a hardware keyboard to the control that it is applied to.
public nonisolated struct _KeyboardShortcutModifier: ElementModifier {
  package let shortcut: KeyboardShortcut?

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> KeyboardShortcutNode {
    KeyboardShortcutNode(shortcut, context)
  }

  @MainActor
  package func updateWrapper(_ node: KeyboardShortcutNode) {
    node.update(shortcut)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("keyboardShortcut") }
}

/// Activates the control inside when its key is pressed.
@MainActor
package final class KeyboardShortcutNode: WrapperNode {
  package private(set) var shortcut: KeyboardShortcut?
  /// The environment of the control, which tells it its key.
  private let scope: EnvironmentScope

  init(_ shortcut: KeyboardShortcut?, _ context: _NodeContext) {
    self.shortcut = shortcut
    scope = context.environment.makeChild { $0.keyboardShortcut = shortcut }
    super.init(context)
  }

  package override var contentContext: _NodeContext { childContext.with(scope) }

  func update(_ new: KeyboardShortcut?) {
    guard new != shortcut else { return }
    shortcut = new
    content?.environmentDidChange(scope.update { $0.keyboardShortcut = new })
  }

  /// Activates the first control inside that can be.
  func activate() -> Bool {
    func visit(_ node: LayoutNode) -> Bool {
      if node.performAccessibilityAction(.activate) { return true }
      var isDone = false
      node.forEachElement { if !isDone { isDone = visit($0) } }
      return isDone
    }
    return element.map(visit) ?? false
  }
}

extension ViewGraph {
  /// Does what a key is bound to; false if no control that can be reached has it as its shortcut.
  ///
  /// What a modal layer covers cannot be reached.
  func perform(_ key: KeyEvent) -> Bool {
    var isDone = false
    func visit(_ node: _Node) {
      if isDone || node.flags.contains(.hidden) { return }
      if let bound = node as? KeyboardShortcutNode, bound.shortcut?.matches(key) == true,
        bound.activate()
      {
        isDone = true
        return
      }
      node.forEachChild(visit)
    }
    if let layer = presentations.layers.last {
      visit(layer)
    } else if let root {
      visit(root)
    }
    return isDone
  }
}

extension View {
  /// Activates the control when `key` is pressed on a hardware keyboard.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// `shortcut`: Nil binds no key.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
