import SwiftSyntax

/// Finds out whether a variable is declared as any object, as several of them, or holds the target of something.
struct AnyObjectVariables {
  /// The types that the variable may be declared with.
  private let types: Set<String>
  private let isSeveral: Bool
  /// Whether a variable without a type is one by its value, if that is a target.
  private var takesTargets = false

  private static let one = AnyObjectVariables(
    types: ["AnyObject", "AnyObject?", "AnyObject!"], isSeveral: false)
  private static let target = AnyObjectVariables(types: [], isSeveral: false, takesTargets: true)
  private static let several = AnyObjectVariables(
    types: ["[AnyObject]", "[AnyObject]?", "[AnyObject]!"], isSeveral: true)

  /// Whether the nearest declaration around of a name says `AnyObject`, be it optional, or it is one of several.
  static func isAnyObject(_ variable: DeclReferenceExprSyntax) -> Bool { one.holds(of: variable) }

  /// Whether the nearest declaration around of a name has the target of something for its value:
  /// `let target = item.target`.
  static func isTarget(_ variable: DeclReferenceExprSyntax) -> Bool { target.holds(of: variable) }

  /// Whether the nearest declaration around of a name says `[AnyObject]`, be it optional.
  static func isSeveral(_ variable: DeclReferenceExprSyntax) -> Bool { several.holds(of: variable) }

  private func holds(of variable: DeclReferenceExprSyntax) -> Bool {
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
  private func answer(
    _ scope: Syntax, _ name: String, before position: AbsolutePosition, from child: Syntax
  ) -> Bool? {
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      var found: Bool?
      for item in items where item.position < position && item.id != child.id {
        if let guarded = item.item.as(GuardStmtSyntax.self) {
          found = answer(guarded.conditions, name) ?? found
        }
        if let variable = item.item.as(VariableDeclSyntax.self) {
          found = answer(variable, name) ?? found
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
      return answer(condition.conditions, name)
    }
    if let loop = scope.as(ForStmtSyntax.self), child.id == Syntax(loop.body).id {
      guard loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else {
        return nil
      }
      return isElement && AnyObjectElements.isSeveral(loop.sequence)
    }
    if let closure = scope.as(ClosureExprSyntax.self) { return answer(closure, name) }
    return nil
  }

  private func answer(_ variable: VariableDeclSyntax, _ name: String) -> Bool? {
    for binding in variable.bindings {
      guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else {
        continue
      }
      if let type = binding.typeAnnotation?.type { return isOne(of: type) }
      return binding.initializer.map { isOne(by: $0.value) } ?? false
    }
    return nil
  }

  private func answer(_ clause: FunctionParameterClauseSyntax, _ name: String) -> Bool? {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      return isOne(of: parameter.type)
    }
    return nil
  }

  private func answer(_ closure: ClosureExprSyntax, _ name: String) -> Bool? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      guard let index = names.map(\.name.text).firstIndex(of: name) else { return nil }
      return isElement(index, of: closure)
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated()
      where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.map { isOne(of: $0) } ?? isElement(index, of: closure)
      }
      return nil
    default:
      guard name.hasPrefix("$"), let index = Int(name.dropFirst()) else { return nil }
      return isElement(index, of: closure)
    }
  }

  private func isElement(_ index: Int, of closure: ClosureExprSyntax) -> Bool {
    isElement && AnyObjectElements.isTaken(by: closure, at: index)
  }

  /// Whether an element of several objects is one.
  private var isElement: Bool { !isSeveral && !takesTargets }

  private func isOne(of type: TypeSyntax) -> Bool { types.contains(type.trimmedDescription) }

  private func isOne(by value: ExprSyntax) -> Bool {
    takesTargets ? value.isTarget : isSeveral && AnyObjectElements.isSeveral(value)
  }

  private func answer(_ conditions: ConditionElementListSyntax, _ name: String) -> Bool? {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      guard isSeveral || takesTargets else { return false }
      // `if let objects` says no more than what it unwraps.
      return binding.initializer.map { isOne(by: $0.value) }
    }
    return nil
  }
}
