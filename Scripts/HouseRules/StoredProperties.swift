import SwiftSyntax

/// Counts what the objects of a class or structure store, by the declaration in one file.
final class StoredProperties: SyntaxVisitor {
  private let type: String
  private var isInside = false
  private(set) var names: [String] = []

  init(of type: String, in file: SourceFile) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { isInside = false }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    guard !isInside, name == type else { return .skipChildren }
    isInside = true
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, !node.modifiers.contains(where: { $0.name.text == "static" }) else {
      return .skipChildren
    }
    for binding in node.bindings where binding.isStored {
      names.append(binding.pattern.trimmedDescription)
    }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
  /// Whether the property is stored: it has no accessors, or only observers.
  var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
