import Foundation

/// The place where text is typed: the body of the built-in text field styles.
package nonisolated struct TextInput: PrimitiveView {
  /// What kind of field it is.
  package enum Kind: Sendable {
    case field, secure, editor
  }

  let field: TextField<_TextFieldStyleLabel>
  let hasBorder: Bool
  let kind: Kind

  init(_ field: TextField<_TextFieldStyleLabel>, hasBorder: Bool, kind: Kind? = nil) {
    self.field = field
    self.hasBorder = hasBorder
    self.kind = kind ?? (field.isSecure ? .secure : .field)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TextInputNode {
    TextInputNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: TextInputNode) {
    node.update(self)
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("TextField", supplementary: [SupplementaryView("labelView", field.label)])
  }
}
