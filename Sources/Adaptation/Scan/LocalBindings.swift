import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether the nearest declaration of the name takes its value out of something, without a cast and without a type:
  /// `guard let user = json["user"]`.
  var isLookedUp: Bool {
    guard case .value(let value) = binding else { return false }
    return value.is(SubscriptCallExprSyntax.self)
      || value.as(OptionalChainingExprSyntax.self)?.expression.is(SubscriptCallExprSyntax.self)
        == true
      || value.as(ForceUnwrapExprSyntax.self)?.expression.is(SubscriptCallExprSyntax.self) == true
  }

  /// Whether the name is that of a closure's parameter whose type its call says.
  var isUntypedParameter: Bool {
    if case .untyped = binding { true } else { false }
  }

  /// The nearest declaration of the name in the functions around.
  private var binding: Binding? {
    let name = baseName.text
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemListSyntax.self) {
      if let found = parent.binding(of: name, before: position, from: node) { return found }
      node = parent
    }
    return nil
  }
}

/// What a declaration gives a name.
private enum Binding {
  case value(ExprSyntax)
  /// A parameter of a closure that does not say its type.
  case untyped
  /// A parameter, an element, or something with a type.
  case other
}

extension Syntax {
  fileprivate func binding(
    of name: String, before position: AbsolutePosition, from child: Syntax
  ) -> Binding? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      return items.lazy.filter { $0.position < position && $0.id != child.id }
        .compactMap { $0.binding(of: name) }.last
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.binding(of: name, before: position)
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.binding(of: name)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.binding(of: name)
    }
    if let condition = self.as(IfExprSyntax.self), child.id == Syntax(condition.body).id {
      return condition.conditions.binding(of: name, before: position)
    }
    if let loop = self.as(WhileStmtSyntax.self), child.id == Syntax(loop.body).id {
      return loop.conditions.binding(of: name, before: position)
    }
    if let loop = self.as(ForStmtSyntax.self), child.id == Syntax(loop.body).id,
      loop.pattern.trimmedDescription == name
    {
      return .other
    }
    guard let closure = self.as(ClosureExprSyntax.self) else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name } ? .untyped : nil
    case .parameterClause(let clause):
      let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      return parameter.map { $0.type == nil ? .untyped : .other }
    default: return name.hasPrefix("$") ? .untyped : nil
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func binding(of name: String) -> Binding? {
    if let guarded = item.as(GuardStmtSyntax.self) {
      return guarded.conditions.binding(of: name, before: guarded.endPosition)
    }
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
      guard binding.typeAnnotation == nil, let value = binding.initializer?.value else {
        return .other
      }
      return .value(value)
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func binding(of name: String) -> Binding? {
    parameters.contains { ($0.secondName ?? $0.firstName).text == name } ? .other : nil
  }
}

extension ConditionElementListSyntax {
  /// The last one before a place; `if let user` says no more than what it unwraps.
  fileprivate func binding(of name: String, before position: AbsolutePosition) -> Binding? {
    var found: Binding?
    for element in self where element.endPosition <= position {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.trimmedDescription == name, let value = binding.initializer?.value
      else { continue }
      found = binding.typeAnnotation == nil ? .value(value) : .other
    }
    return found
  }
}
