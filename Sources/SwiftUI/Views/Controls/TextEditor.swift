import Foundation

/// A view that edits a long text.
public nonisolated struct TextEditor: View {
  public typealias Body = Never

  package let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor
  private var input: TextInput {
    let field = TextField<_TextFieldStyleLabel>(
      source: TextFieldSource(text), axis: .vertical,
      label: _TextFieldStyleLabel(provider: nil))
    return TextInput(field, hasBorder: false, kind: .editor)
  }

  @MainActor
  public static func _makeNode(_ view: TextEditor, _ context: _NodeContext) -> _Node {
    TextInput._makeNode(view.input, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: TextEditor) {
    TextInput._updateNode(node, to: view.input)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("TextEditor") }
}
