import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether it does nothing: it is empty, or throws values away.
  var isIdle: Bool {
    statements.allSatisfy { statement in
      guard case .expr(let expression) = statement.item,
        let operators = expression.as(SequenceExprSyntax.self)?.elements
      else { return false }
      return operators.first?.is(DiscardAssignmentExprSyntax.self) == true
        && operators.last?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// Whether it is a default meant to be replaced: it does nothing, gives a constant, or notes with
  /// `DefaultRequirement` that nothing is implemented.
  var isDefault: Bool {
    isIdle
      || statements.allSatisfy { statement in
        switch statement.item {
        case .expr(let expression): expression.isConstant || expression.notesDefault
        case .stmt(let node):
          node.as(ReturnStmtSyntax.self).map { $0.expression?.givesDefault ?? true } ?? false
        default: false
        }
      }
  }
}

extension ExprSyntax {
  fileprivate var givesDefault: Bool { isConstant || notesDefault }

  /// A call of the note, whatever its value.
  fileprivate var notesDefault: Bool {
    let call = self.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasPrefix("DefaultRequirement.missing") == true
  }

  /// A literal, a static mark such as `.zero` and `CGRect.null`, or a value made of these.
  fileprivate var isConstant: Bool {
    if self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
    {
      return true
    }
    if let node = self.as(StringLiteralExprSyntax.self) {
      return node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let node = self.as(PrefixOperatorExprSyntax.self) { return node.expression.isConstant }
    if let node = self.as(ArrayExprSyntax.self) {
      return node.elements.allSatisfy(\.expression.isConstant)
    }
    if let node = self.as(DictionaryExprSyntax.self) {
      return node.content.trimmedDescription == ":"
    }
    if let node = self.as(TupleExprSyntax.self) {
      return node.elements.allSatisfy(\.expression.isConstant)
    }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.base?.namesType ?? true }
    if let node = self.as(FunctionCallExprSyntax.self) {
      let called = node.calledExpression
      let makesValue =
        called.namesType || called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
      return makesValue && node.trailingClosure == nil
        && node.arguments.allSatisfy(\.expression.isConstant)
    }
    return false
  }

  private var namesType: Bool {
    guard let node = self.as(DeclReferenceExprSyntax.self) else {
      return self.is(ArrayExprSyntax.self)
    }
    return node.baseName.text.first?.isUppercase == true
  }
}
