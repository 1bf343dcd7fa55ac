import SwiftSyntax

extension Scanner {
  /// Makes an optional of a target that is asked to perform or whether it responds: FoundationAdditions gives
  /// both to optional objects of any class, since the type `AnyObject` can have no members.
  ///
  /// `item.target?.perform(item.action, with: nil)` loses the mark before the point, and `target.perform(action)` of a
  /// variable becomes `(target as AnyObject?).perform(action)`.
  ///
  /// - Returns: whether it was that.
  func takeTarget(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base else { return false }
    if let variable = base.as(DeclReferenceExprSyntax.self) {
      guard node.isSimpleMessage,
        AnyObjectVariables.isAnyObject(variable) || AnyObjectVariables.isTarget(variable)
      else { return false }
      edits.append(Edit(range(variable), "(\(variable.baseName.text) as AnyObject?)"))
    } else {
      guard node.declName.baseName.text == "perform",
        let unwrapped = base.as(OptionalChainingExprSyntax.self)?.expression
          ?? base.as(ForceUnwrapExprSyntax.self)?.expression,
        isTarget(unwrapped, of: node)
      else { return false }
      let end = range(unwrapped).upperBound
      edits.append(Edit(end..<(end + 1), ""))
    }
    imports.needsAdditions = true
    return true
  }

  private func isTarget(_ expression: ExprSyntax, of node: MemberAccessExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "target"
    }
    guard let variable = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return variable.baseName.text == "target"
      || node.isSimpleMessage && AnyObjectVariables.isTarget(variable)
  }
}

extension MemberAccessExprSyntax {
  /// Whether it calls a method that all objects have in Objective-C for being sent selectors.
  var isMessage: Bool {
    isCalled && ["perform", "responds"].contains(declName.baseName.text)
  }

  /// Whether it is `perform(_:)`, `perform(_:with:)`, `perform(_:with:with:)` or `responds(to:)`.
  fileprivate var isSimpleMessage: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    let labels = call.arguments.map { $0.label?.text }
    switch declName.baseName.text {
    case "perform": return [[nil], [nil, "with"], [nil, "with", "with"]].contains(labels)
    case "responds": return labels == ["to"]
    default: return false
    }
  }
}

extension ExprSyntax {
  /// Whether a value is what `target` of something is, or that unwrapped: `try XCTUnwrap(item.target)`.
  var isTarget: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base != nil && access.declName.baseName.text == "target"
    }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.isTarget }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isTarget }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isTarget }
    if let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "XCTUnwrap"
    {
      return call.arguments.first?.expression.isTarget ?? false
    }
    if let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "require" {
      return macro.arguments.first?.expression.isTarget ?? false
    }
    return false
  }
}
