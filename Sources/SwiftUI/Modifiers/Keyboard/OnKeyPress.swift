import Foundation

package nonisolated struct KeyPressModifier: PrimitiveModifier {
  package let matches: (KeyPress) -> Bool
  package let phases: KeyPress.Phases
  package let action: (KeyPress) -> KeyPress.Result

  @MainActor
  package func makeNode(_ context: _NodeContext) -> KeyPressNode {
    KeyPressNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: KeyPressNode) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onKeyPress") }
}

@MainActor
package final class KeyPressNode: SingleChildNode {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func take(_ press: KeyPress) -> Bool {
    guard modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  private nonisolated func onKeyPress(
    where matches: @escaping (KeyPress) -> Bool, _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(matches: matches, phases: phases, action: action))
  }

  /// Calls `action` when the key goes down or repeats while this view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { $0.key == key }, [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` in the given phases of the key while this view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { $0.key == key }, phases, action)
  }

  /// Calls `action` for any of the keys while this view has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { keys.contains($0.key) }, phases, action)
  }

  /// Calls `action` for keys that type one of the characters while this view has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, phases, action)
  }

  /// Calls `action` for every key while this view has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { _ in true }, phases, action)
  }
}
