import SwiftSyntax

/// What is known of the type of a name that stands in code.
enum LocalType: Sendable, Equatable {
  /// No function around declares the name: it is a member of a type around, or global.
  case notLocal
  /// A function around declares it, and does not say of which type it is.
  case unknown
  /// As written, be it optional.
  case written(String)
}

extension DeclReferenceExprSyntax {
  /// What the nearest declaration of the name in the functions around says of its type.
  var localType: LocalType {
    let name = baseName.text
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemListSyntax.self) {
      if let found = parent.localType(of: name, before: position, from: node) { return found }
      node = parent
    }
    return .notLocal
  }
}

extension Syntax {
  /// What a scope says of a name; nil if it doesn't declare it.
  fileprivate func localType(
    of name: String, before position: AbsolutePosition, from child: Syntax
  ) -> LocalType? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      // At the top of a file names are global, wherever they stand.
      guard parent?.is(SourceFileSyntax.self) != true else { return nil }
      return items.lazy.filter { $0.position < position && $0.id != child.id }
        .compactMap { $0.localType(of: name) }.last
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.localType(of: name)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.localType(of: name)
    }
    if let condition = self.as(IfExprSyntax.self), child.id == Syntax(condition.body).id {
      return condition.conditions.localType(of: name)
    }
    if let loop = self.as(ForStmtSyntax.self), child.id == Syntax(loop.body).id,
      loop.pattern.trimmedDescription == name
    {
      return .unknown
    }
    guard let closure = self.as(ClosureExprSyntax.self) else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name } ? .unknown : nil
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.type.map { .written($0.trimmedDescription) } ?? .unknown }
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func localType(of name: String) -> LocalType? {
    if let guarded = item.as(GuardStmtSyntax.self) { return guarded.conditions.localType(of: name) }
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
      return binding.writtenType.map { .written($0) } ?? .unknown
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func localType(of name: String) -> LocalType? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { .written($0.type.trimmedDescription) }
  }
}

extension ConditionElementListSyntax {
  fileprivate func localType(of name: String) -> LocalType? {
    for element in self {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.trimmedDescription == name
      else { continue }
      // `if let screen` says no more than what it unwraps.
      guard let value = binding.initializer?.value else { return nil }
      return value.madeType.map { .written($0) } ?? .unknown
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// The type that is written, or that of what is made for the first value: `= Model(…)`.
  var writtenType: String? {
    typeAnnotation?.type.trimmedDescription ?? initializer?.value.madeType
  }
}

extension ExprSyntax {
  /// `Model` of `Model()`, `Model.init()` and `… as? Model`.
  fileprivate var madeType: String? {
    if let type = castType.1 { return type.trimmedDescription }
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    var name = called.trimmedDescription
    if name.hasSuffix(".init") { name.removeLast(5) }
    let isType =
      (called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self))
      && name.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
    return isType && !name.isEmpty ? name : nil
  }
}
