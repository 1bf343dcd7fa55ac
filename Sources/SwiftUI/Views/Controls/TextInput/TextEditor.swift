import Foundation

/// A view that edits a long text.
public nonisolated struct TextEditor: ForwardingView {
  package let source: TextFieldSource
  package let selection: Binding<TextSelection?>?
  package let attributedSelection: Binding<AttributedTextSelection>?

  public init(text: Binding<String>) {
    source = TextFieldSource(text)
    selection = nil
    attributedSelection = nil
  }

  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = TextFieldSource(text).selecting(selection)
    self.selection = selection
    attributedSelection = nil
  }

  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    var source = TextFieldSource(text)
    source.selection = selection.map { TextSelectionAccess($0, in: text) }
    self.source = source
    self.selection = nil
    attributedSelection = selection
  }

  @MainActor
  package var target: TextInput {
    let field = TextField<_TextFieldStyleLabel>(
      source: source, axis: .vertical,
      label: _TextFieldStyleLabel(provider: nil))
    return TextInput(field, hasBorder: false, kind: .editor)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("TextEditor") }
}
