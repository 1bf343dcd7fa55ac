import Foundation

/// The place where text is typed: the body of the built-in text field styles.
package nonisolated struct TextInput: View {
  package typealias Body = Never

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
  package static func _makeNode(_ view: TextInput, _ context: _NodeContext) -> _Node {
    TextInputNode(view, context)
  }

  @MainActor
  package static func _updateNode(_ node: _Node, to view: TextInput) {
    unsafeDowncast(node, to: TextInputNode.self).update(view)
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("TextField", supplementary: [SupplementaryView("labelView", field.label)])
  }
}
