#if TESTABLE
  import SwiftUI

  /// A view whose text can be edited.
  @MainActor
  protocol EditableView {
    var title: any View { get }
    var editedText: String { get }
    func replaceText(_ text: String)
  }

  extension TextField: EditableView {
    var title: any View { label }
    var editedText: String { source.text.wrappedValue }
    func replaceText(_ text: String) { source.text.wrappedValue = text }
  }
#endif
