import SwiftSyntax

/// What the body of a closure does with one of its parameters.
final class ParameterUse: SyntaxVisitor {
  private let name: String
  private(set) var members: Set<String> = []
  /// Whether a member is asked for without a question mark.
  private(set) var isCertain = false

  init(_ name: String, in closure: ClosureExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
    if isBound { isCertain = false }
  }

  /// Whether the name is given to something that is there for certain.
  private var isBound = false

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == name { isBound = true }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      isCertain = true
      members.insert(node.declName.baseName.text)
    } else if let chain = base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression,
      chain.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      members.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }
}
