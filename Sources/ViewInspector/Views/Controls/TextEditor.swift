import SwiftUI

extension ViewType {
  public struct TextEditor: BaseViewType {
    public static let typePrefix = "TextEditor"
  }
}

extension InspectableView where View: SingleViewContent {
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> {
    try child(ViewType.TextEditor.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> {
    try child(ViewType.TextEditor.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.TextEditor {
  public func input() throws -> String {
    try node.value(as: TextEditor.self).text.wrappedValue
  }

  /// Writes the text that a user would have typed.
  public func setInput(_ value: String) throws {
    try node.requireResponsive()
    try node.value(as: TextEditor.self).text.wrappedValue = value
  }
}
