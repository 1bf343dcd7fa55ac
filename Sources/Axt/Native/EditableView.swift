#if TESTABLE
  import SwiftUI

  /// A view whose text can be edited.
  @MainActor
  protocol EditableView {
    var title: (any View)? { get }
    var editedText: String { get }
    func replaceText(_ text: String)
  }

  extension TextField: TextFieldView {
    var title: (any View)? { label }
    var editedText: String { source.text.wrappedValue }
    func replaceText(_ text: String) { source.text.wrappedValue = text }
  }

  extension SecureField: SecureFieldView {
    var title: (any View)? { label }
    var editedText: String { text.wrappedValue }
    func replaceText(_ text: String) { self.text.wrappedValue = text }
  }

  extension TextEditor: TextEditorView {
    var title: (any View)? { nil }
    var editedText: String { source.text.wrappedValue }
    func replaceText(_ text: String) { source.text.wrappedValue = text }
  }
#endif
