import SwiftSyntax

extension Scanner {
  /// `(sender as AnyObject).tag`, and `sender.tag` of a variable that is any object: Swift finds members of any object
  /// only with Objective-C.
  func takeMemberAccess(_ node: MemberAccessExprSyntax) {
    // The whole call is another one then.
    guard node.parent?.as(FunctionCallExprSyntax.self)?.conformanceQuestion?.called.id != node.id
    else { return }
    if takeTarget(node) || takeRenamed(node) || takeBundle(node) || takeDecoding(node)
      || takeLookedUpMember(node)
    {
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
      guard
        AnyObjectVariables.isAnyObject(variable)
          || node.isMessage && AnyObjectVariables.isTarget(variable)
      else { return }
      takeAnyObject(node, object: variable.baseName.text, isChained: isChained)
      return
    }
    guard let tuple = base?.as(TupleExprSyntax.self), let inner = tuple.elements.first,
      tuple.elements.count == 1
    else { return }
    let (object, type) = inner.expression.castType
    guard let type, ["AnyObject", "AnyObject?"].contains(type.trimmedDescription),
      node.declName.baseName.text != "self"
    else { return }
    let cast = inner.expression.castOperator?.trimmedDescription ?? "as"
    if cast == "as" {
      takeAnyObject(node, object: source.text(range(object)), isChained: isChained)
    } else {
      takeCastObject(node, type: type, object: source.text(range(object)))
    }
  }

  /// `(values["main"] as AnyObject)["temp"]`: an element of what may be a dictionary or an array.
  func takeElement(_ node: SubscriptCallExprSyntax) {
    if takeLookedUpElement(node) { return }
    var base = node.calledExpression
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let variable = base.as(DeclReferenceExprSyntax.self) {
      guard AnyObjectVariables.isAnyObject(variable) else { return }
      let text = "AnyObjectMember.elements(of: \(variable.baseName.text))"
      edits.append(Edit(range(node.calledExpression), text))
      imports.needsAdditions = true
      return
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let (object, type) = tuple.elements.first?.expression.castType,
      ["AnyObject", "AnyObject?"].contains(type?.trimmedDescription),
      tuple.elements.first?.expression.castOperator?.trimmedDescription == "as"
    else { return }
    // What stands inside may be such an element again.
    edits.append(.insert("AnyObjectMember.elements(of: ", at: range(tuple).lowerBound))
    edits.append(Edit(range(tuple.leftParen), ""))
    edits.append(Edit(range(object).upperBound..<range(node.calledExpression).upperBound, ")"))
    imports.needsAdditions = true
  }

  private func takeAnyObject(_ node: MemberAccessExprSyntax, object: String, isChained: Bool) {
    let member = source.text(range(node.declName))
    guard node.isCalled else {
      take(node, object: object)
      return
    }
    // `sender.setTitle?("x", for: .normal)` calls the method if there is one.
    let mark = node.parent?.as(OptionalChainingExprSyntax.self)
    let isOptional = isChained || mark != nil
    let whole = range(node).lowerBound..<(mark.map { range($0) } ?? range(node)).upperBound
    take(node) { type in
      let cast = isOptional ? "as? \(type))?" : "as! \(type))"
      return Edit(whole, "(\(object) as AnyObject \(cast).\(member)")
    }
  }

  private func takeCastObject(_ node: MemberAccessExprSyntax, type: TypeSyntax, object: String) {
    if node.isCalled {
      let place = range(type)
      take(node) { Edit(place, $0) }
    } else {
      take(node, object: object)
    }
  }

  /// A value that may be missing and need not be unwrapped, as the look-up gives it.
  private func take(_ node: MemberAccessExprSyntax, object: String) {
    let (whole, name) = (range(node), node.declName.baseName.text)
    take(node) { Edit(whole, "AnyObjectMember.value(of: \(object), \\\($0).\(name))") }
  }

  /// Takes a member for that of a class: of Apple's if one is known for it, else of the one of the project that
  /// has it.
  private func take(_ node: MemberAccessExprSyntax, _ edit: (String) -> Edit) {
    let member = node.declName.baseName.text
    let offset = range(node.declName).lowerBound
    guard let known = AnyObjectMembers.type(of: member, isCalled: node.isCalled) else {
      sites.append(
        .anyObject(
          AnyObjectSite(
            member: member, isCalled: node.isCalled, offset: offset,
            edit: edit(AnyObjectSite.type))))
      return
    }
    edits.append(edit(known))
    if !node.isCalled { imports.needsAdditions = true }
    note(.note, at: offset, "'\(member)' of any object is taken for that of \(known).")
  }
}

extension MemberAccessExprSyntax {
  /// Whether it stands before parentheses, with a question mark between or not.
  var isCalled: Bool {
    var callee = Syntax(self)
    if let mark = parent?.as(OptionalChainingExprSyntax.self) { callee = Syntax(mark) }
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
  }
}
