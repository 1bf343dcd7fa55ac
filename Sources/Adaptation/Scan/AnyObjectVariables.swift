import SwiftSyntax

/// Finds out whether a variable is declared as any object.
enum AnyObjectVariables {
  /// Whether the nearest declaration around of a name says `AnyObject`, be it optional.
  static func isAnyObject(_ variable: DeclReferenceExprSyntax) -> Bool {
    let name = variable.baseName.text
    let position = variable.position
    var node = Syntax(variable)
    while let parent = node.parent {
      if let answer = answer(parent, name, before: position, from: node) { return answer }
      node = parent
    }
    return false
  }

  /// What a scope says; nil if it doesn't declare the name.
  private static func answer(
    _ scope: Syntax, _ name: String, before position: AbsolutePosition, from child: Syntax
  ) -> Bool? {
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      var found: Bool?
      for item in items where item.position < position {
        if let guarded = item.item.as(GuardStmtSyntax.self), binds(guarded.conditions, name),
          item.id != child.id
        {
          found = false
        }
        if let variable = item.item.as(VariableDeclSyntax.self), item.id != child.id {
          found = self.answer(variable, name) ?? found
        }
      }
      return found
    }
    if let members = scope.as(MemberBlockItemListSyntax.self) {
      for member in members {
        if let variable = member.decl.as(VariableDeclSyntax.self),
          let found = answer(variable, name)
        {
          return found
        }
      }
    }
    if let function = scope.as(FunctionDeclSyntax.self) {
      return answer(function.signature.parameterClause, name)
    }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return answer(initializer.signature.parameterClause, name)
    }
    if let condition = scope.as(IfExprSyntax.self), child.id == Syntax(condition.body).id {
      return binds(condition.conditions, name) ? false : nil
    }
    if let closure = scope.as(ClosureExprSyntax.self) { return answer(closure, name) }
    return nil
  }

  private static func answer(_ variable: VariableDeclSyntax, _ name: String) -> Bool? {
    for binding in variable.bindings {
      guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else {
        continue
      }
      return isAnyObject(binding.typeAnnotation?.type)
    }
    return nil
  }

  private static func answer(_ clause: FunctionParameterClauseSyntax, _ name: String) -> Bool? {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      return isAnyObject(parameter.type)
    }
    return nil
  }

  private static func answer(_ closure: ClosureExprSyntax, _ name: String) -> Bool? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name } ? false : nil
    case .parameterClause(let clause):
      for parameter in clause.parameters
      where (parameter.secondName ?? parameter.firstName).text == name {
        return isAnyObject(parameter.type)
      }
      return nil
    default: return nil
    }
  }

  private static func isAnyObject(_ type: TypeSyntax?) -> Bool {
    guard let text = type?.trimmedDescription else { return false }
    return ["AnyObject", "AnyObject?", "AnyObject!"].contains(text)
  }

  private static func binds(_ conditions: ConditionElementListSyntax, _ name: String) -> Bool {
    conditions.contains { element in
      guard case .optionalBinding(let binding) = element.condition else { return false }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }
}
