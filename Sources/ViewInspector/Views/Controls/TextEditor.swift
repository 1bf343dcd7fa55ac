import Foundation
import SwiftUI

extension ViewType {
  /// Stands for `TextEditor`.
  public struct TextEditor: BaseViewType {
    public static let typePrefix = "TextEditor"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `TextEditor`.
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> {
    try child(ViewType.TextEditor.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `TextEditor`.
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> {
    try child(ViewType.TextEditor.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.TextEditor {
  /// The text, from the binding.
  public func input() throws -> String {
    try node.value(as: TextEditor.self).source.text.wrappedValue
  }

  /// Writes the text that a user would have typed.
  public func setInput(_ value: String) throws {
    try node.requireResponsive()
    try node.value(as: TextEditor.self).source.text.wrappedValue = value
  }

  /// The text of an editor that edits an attributed string.
  ///
  /// - Throws: `attributeNotFound` for an editor of a plain string.
  public func attributedInput() throws -> AttributedString {
    try node.attributedText().wrappedValue
  }

  /// Writes the text that a user would have typed and formatted.
  public func setInput(_ value: AttributedString) throws {
    try node.requireResponsive()
    try node.attributedText().wrappedValue = value
  }

  // MARK: Selection

  /// What is selected in a plain text; nil when nothing is.
  ///
  /// - Throws: `attributeNotFound` for an editor without such a selection.
  public func selection() throws -> TextSelection? { try node.textSelection().wrappedValue }

  /// Selects as a user would.
  public func setSelection(_ value: TextSelection?) throws {
    try node.requireResponsive()
    try node.textSelection().wrappedValue = value
  }

  /// What is selected in an attributed text.
  ///
  /// - Throws: `attributeNotFound` for an editor without such a selection.
  public func attributedSelection() throws -> AttributedTextSelection? {
    try node.attributedSelection().wrappedValue
  }

  /// Selects as a user would.
  public func setSelection(_ value: AttributedTextSelection) throws {
    try node.requireResponsive()
    try node.attributedSelection().wrappedValue = value
  }
}

extension InspectedNode {
  fileprivate func attributedText() throws -> Binding<AttributedString> {
    if let text = try value(as: TextEditor.self).source.attributedText { return text }
    throw InspectionError.attributeNotFound(label: "attributedText", type: typeName)
  }

  fileprivate func textSelection() throws -> Binding<TextSelection?> {
    if let selection = try value(as: TextEditor.self).selection { return selection }
    throw InspectionError.attributeNotFound(label: "selection", type: typeName)
  }

  fileprivate func attributedSelection() throws -> Binding<AttributedTextSelection> {
    if let selection = try value(as: TextEditor.self).attributedSelection { return selection }
    throw InspectionError.attributeNotFound(label: "attributedSelection", type: typeName)
  }
}
