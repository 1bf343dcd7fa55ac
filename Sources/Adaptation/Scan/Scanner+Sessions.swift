import SwiftSyntax

extension Scanner {
  /// Lets a class that stands for `URLSession` be made without arguments, as tests make theirs.
  ///
  /// Foundation for Linux has no `URLSession()`.
  func takeSession(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "URLSession"
    else {
      return
    }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let designated = initializers.filter { !$0.modifiers.has(.convenience) }
    if designated.isEmpty, !initializers.contains(where: \.takesNothing) {
      edits.append(
        .insert(
          " convenience init() { self.init(configuration: .default) };",
          at: range(node.memberBlock.leftBrace).upperBound))
    }
    for initializer in designated { takeSessionInitializer(initializer) }
  }

  /// Makes an initializer call that of `URLSession` which is there.
  private func takeSessionInitializer(_ node: InitializerDeclSyntax) {
    guard let body = node.body else { return }
    if node.takesNothing,
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      edits.append(blanking(range(modifier)))
    }
    let calls = body.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
      .filter(\.callsInitializerOfSuper)
    if let call = calls.first {
      guard call.arguments.isEmpty, let start = call.leftParen else { return }
      edits.append(.insert("configuration: .default", at: range(start).upperBound))
    } else if let last = body.statements.last {
      edits.append(.insert("; super.init(configuration: .default)", at: range(last).upperBound))
    } else {
      edits.append(
        .insert(" super.init(configuration: .default) ", at: range(body.leftBrace).upperBound))
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension InitializerDeclSyntax {
  fileprivate var takesNothing: Bool { signature.parameterClause.parameters.isEmpty }
}

extension FunctionCallExprSyntax {
  fileprivate var callsInitializerOfSuper: Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.is(SuperExprSyntax.self) == true
      && access.declName.baseName.tokenKind == .keyword(.`init`)
  }
}
