import SwiftSyntax

extension Scanner {
  /// `screen.conforms(to: UITableViewDelegate.self)`, which only Objective-C can be asked, is looked up by Swift's
  /// own conformances.
  func takeConformance(_ node: FunctionCallExprSyntax) {
    guard let (name, proto) = node.conformanceQuestion else { return }
    let type = range(proto.base)
    let end = range(proto.access).upperBound
    guard let base = name.as(MemberAccessExprSyntax.self)?.base else {
      let question = Self.question(node.isInStaticMember)
      edits.append(
        Edit(range(node).lowerBound..<type.lowerBound, "((self\(question.middle)"))
      edits.append(Edit(type.upperBound..<end, question.end))
      return
    }
    let question = Self.question(base.isClassValue)
    // A question mark behind the object belongs to the call.
    let object = range(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
    // The name of a class needs to say that its value is meant.
    let suffix = base.isTypeName ? ".self" : ""
    edits.append(.insert("((", at: object.lowerBound))
    edits.append(Edit(object.upperBound..<type.lowerBound, suffix + question.middle))
    edits.append(Edit(type.upperBound..<end, question.end))
  }

  /// What stands behind the object and behind the protocol.
  ///
  /// The compiler would warn of a question whose answer it knows; of any value it does not.
  private static func question(_ isClass: Bool) -> (middle: String, end: String) {
    (" as Any?) is any ", isClass ? ".Type" : "")
  }
}

extension FunctionCallExprSyntax {
  /// What is asked and of which protocol, in `conforms(to: UITableViewDelegate.self)`; nil for other calls.
  ///
  /// `UTType` has a method of the name, too, which is given no type.
  var conformanceQuestion: (called: ExprSyntax, proto: (access: ExprSyntax, base: ExprSyntax))? {
    let name =
      calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "conforms", arguments.count == 1, trailingClosure == nil,
      let argument = arguments.first, argument.label?.text == "to",
      let access = argument.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base
    else { return nil }
    return (calledExpression, (ExprSyntax(access), base))
  }

  /// Whether `self` is a class here.
  fileprivate var isInStaticMember: Bool {
    var place = parent
    while let node = place {
      if node.is(MemberBlockSyntax.self) { return false }
      let modifiers =
        node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
      if let modifiers, node.parent?.is(MemberBlockItemSyntax.self) == true {
        return modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      place = node.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// `Screen`, `Module.Screen`.
  fileprivate var isTypeName: Bool {
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name?.baseName.text.first?.isUppercase ?? false
  }

  /// Whether a class stands there: `Screen`, `Screen.self`, `type(of: screen)`.
  fileprivate var isClassValue: Bool {
    if isTypeName { return true }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.tokenKind == .keyword(.self)
        && access.base?.isTypeName ?? false
    }
    let call = self.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "type"
      && call?.arguments.first?.label?.text == "of"
  }
}
