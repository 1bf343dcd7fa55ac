import SwiftSyntax

/// The names that a body uses other than to throw them away.
final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !isDiscarded(Syntax(node)) { names.insert(node.baseName.text) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      names.insert(name.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  /// Captured by name.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  /// In `_ = name`.
  private func isDiscarded(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    return list.first?.is(DiscardAssignmentExprSyntax.self) == true
  }
}
