import SwiftSyntax

extension Scanner {
  /// `(sender as AnyObject).tag`, and `sender.tag` of a variable that is any object: Swift finds members of any object
  /// only with Objective-C.
  func takeMemberAccess(_ node: MemberAccessExprSyntax) {
    if takeTarget(node) || takeRenamed(node) || takeBundle(node) || takeDecoding(node) {
      return
    }
    var base = node.base
    var isChained = false
    if let chain = base?.as(OptionalChainingExprSyntax.self) {
      base = chain.expression
      isChained = true
    } else if let forced = base?.as(ForceUnwrapExprSyntax.self) {
      base = forced.expression
    }
    if let variable = base?.as(DeclReferenceExprSyntax.self) {
      guard AnyObjectVariables.isAnyObject(variable) else { return }
      takeAnyObject(node, object: variable.baseName.text, isChained: isChained)
      return
    }
    guard let tuple = base?.as(TupleExprSyntax.self), let inner = tuple.elements.first,
      tuple.elements.count == 1
    else { return }
    let (object, type) = inner.expression.castType
    guard let type, type.trimmedDescription == "AnyObject",
      node.declName.baseName.text != "self"
    else { return }
    let cast = inner.expression.castOperator?.trimmedDescription ?? "as"
    if cast == "as" {
      takeAnyObject(node, object: source.text(range(object)), isChained: false)
    } else {
      takeCastObject(node, type: type, object: source.text(range(object)))
    }
  }

  private func takeAnyObject(_ node: MemberAccessExprSyntax, object: String, isChained: Bool) {
    let name = node.declName.baseName.text
    guard let known = AnyObjectMembers.type(of: name, isCalled: node.isCalled) else {
      noteUnknownMember(node)
      return
    }
    let member = source.text(range(node.declName))
    guard node.isCalled else {
      take(node, object: object, of: known)
      return
    }
    // `sender.setTitle?("x", for: .normal)` calls the method if there is one.
    let mark = node.parent?.as(OptionalChainingExprSyntax.self)
    let isOptional = isChained || mark != nil
    let whole = range(node).lowerBound..<(mark.map { range($0) } ?? range(node)).upperBound
    let cast = isOptional ? "as? \(known))?" : "as! \(known))"
    edits.append(Edit(whole, "(\(object) as AnyObject \(cast).\(member)"))
    noteKnownMember(node, known)
  }

  private func takeCastObject(_ node: MemberAccessExprSyntax, type: TypeSyntax, object: String) {
    let name = node.declName.baseName.text
    guard let known = AnyObjectMembers.type(of: name, isCalled: node.isCalled) else {
      noteUnknownMember(node)
      return
    }
    if node.isCalled {
      edits.append(Edit(range(type), known))
      noteKnownMember(node, known)
    } else {
      take(node, object: object, of: known)
    }
  }

  /// A value that may be missing and need not be unwrapped, as the look-up gives it.
  private func take(_ node: MemberAccessExprSyntax, object: String, of known: String) {
    let name = node.declName.baseName.text
    edits.append(Edit(range(node), "AnyObjectMember.value(of: \(object), \\\(known).\(name))"))
    imports.needsAdditions = true
    noteKnownMember(node, known)
  }

  private func noteKnownMember(_ node: MemberAccessExprSyntax, _ type: String) {
    note(
      .note, at: range(node.declName).lowerBound,
      "'\(node.declName.baseName.text)' of any object is taken for that of \(type).")
  }

  private func noteUnknownMember(_ node: MemberAccessExprSyntax) {
    note(
      .warning, at: range(node.declName).lowerBound,
      "'\(node.declName.baseName.text)' of any object cannot be found without Objective-C: cast to the class that "
        + "has it.")
  }
}

extension MemberAccessExprSyntax {
  /// Whether it stands before parentheses, with a question mark between or not.
  fileprivate var isCalled: Bool {
    var callee = Syntax(self)
    if let mark = parent?.as(OptionalChainingExprSyntax.self) { callee = Syntax(mark) }
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
  }
}
