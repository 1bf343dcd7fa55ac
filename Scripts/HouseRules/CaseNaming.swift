import SwiftSyntax

/// A place where the code asks if a value is a case.
struct CaseNaming: Hashable {
  let name: String
  let subject: CaseSubject
  /// All that the value is asked for there.
  let beside: Set<String>
}

/// What the code asks for its case.
enum CaseSubject: Hashable {
  /// A value of a type that is written, or the one around.
  case type(TypeName)
  /// What stands alone: a variable, a parameter, a property of the type around.
  case name(String)
  /// What is read of something else, or given by a function.
  case member(String)
  case unknown
}

/// A case as it is written.
struct CaseName {
  let name: String
  /// The type before it; empty where the compiler knows it.
  let type: [String]
}

extension PatternSyntax {
  var name: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// The expression that a value is compared with.
  var expression: ExprSyntax? {
    if let node = self.as(ExpressionPatternSyntax.self) { return node.expression }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.expression
  }
}

extension ExprSyntax {
  /// The case of `.x`, `Type.x`, `.x(let value)` and `.x?`.
  var caseName: CaseName? {
    if let node = self.as(MemberAccessExprSyntax.self) {
      let name = node.declName.baseName.identifier?.name ?? node.declName.baseName.text
      guard let base = node.base else { return CaseName(name: name, type: []) }
      return base.typeParts.map { CaseName(name: name, type: $0) }
    }
    if let node = self.as(FunctionCallExprSyntax.self) { return node.calledExpression.caseName }
    return self.as(OptionalChainingExprSyntax.self)?.expression.caseName
  }

  /// `name` for `let name`, and for what a `let` further out makes a name.
  var boundName: String? {
    guard let pattern = self.as(PatternExprSyntax.self)?.pattern else { return nil }
    return (pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern).name
  }

  var tupleElements: [ExprSyntax]? {
    guard let list = self.as(TupleExprSyntax.self)?.elements, list.count > 1 else { return nil }
    return list.map(\.expression)
  }

  /// Whether a comparison with it only asks if there is anything to do.
  var isNewOrOld: Bool { ["newValue", "oldValue"].contains(lastName ?? "") }
}

extension VariableDeclSyntax {
  var hasAccessors: Bool { bindings.first?.accessorBlock != nil }

  /// Whether it only hashes, numbers or describes the value.
  var isTelling: Bool {
    let names: Set = ["hash", "hashValue", "rawValue", "description", "debugDescription"]
    return names.contains(bindings.first?.pattern.name ?? "")
  }
}
