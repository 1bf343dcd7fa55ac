import Device

/// What a hardware keyboard does with the text of the field that has the focus.
extension TextEditAction {
  /// Command with A, C, X or V; nil for all other keys.
  init?(shortcut event: KeyEvent) {
    guard event.modifiers.subtracting(.capsLock) == .command else { return nil }
    switch event.key.lowercased() {
    case "a": self = .selectAll
    case "c": self = .copy
    case "x": self = .cut
    case "v": self = .paste
    default: return nil
    }
  }

  /// Calls the responder's method, which a subclass may have made its own, unless the responder refuses the action.
  func performIfOffered(on responder: UIResponder) {
    guard responder.canPerformAction(Selector(rawValue), withSender: nil) else { return }
    send(to: responder, from: nil)
  }
}
