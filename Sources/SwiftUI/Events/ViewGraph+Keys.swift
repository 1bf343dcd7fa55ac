extension ViewGraph {
  /// Types text into the focused field; false when there is none.
  @discardableResult
  package func insertText(_ text: String) -> Bool {
    guard let field = focus.focused else { return false }
    field.insertText(text)
    return true
  }

  /// Presses the delete key; false when no field is focused.
  @discardableResult
  package func deleteBackward() -> Bool {
    guard let field = focus.focused else { return false }
    field.deleteBackward()
    return true
  }

  /// Presses the return key; false when no field is focused.
  @discardableResult
  package func submit() -> Bool {
    guard let field = focus.focused else { return false }
    field.submit()
    return true
  }
}
