import SwiftSyntax

/// Where the code of a file tells the cases of enumerations from each other.
///
/// A case that is only the value of something, an argument or what is returned tells nothing apart.
final class CaseReader: TypeVisitor {
  /// Where the code asks for cases.
  private(set) var namings: Set<CaseNaming> = []
  /// What the code looks something up by, compares with another value or makes a number of: all cases make a
  /// difference.
  private(set) var wholes: Set<CaseSubject> = []
  /// The enumerations with which something is declared, or nothing for other types: variables and parameters too.
  private(set) var declared: [String: Set<TypeName>] = [:]
  /// The same of what other files see.
  private(set) var members: [String: Set<TypeName>] = [:]
  /// By variable, what it is taken from.
  private(set) var sources: [String: Set<CaseSubject>] = [:]
  /// The last names of the types to look for.
  private let types: Set<String>
  private var scopes: [String] = []
  /// The properties in whose accessors the code stands.
  private var properties: [String] = []
  /// How many functions around only copy, compare, archive or describe.
  private var copyDepth = 0
  private var functionDepth = 0

  init(_ file: SourceFile, of types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: What is declared

  override func begin(_ type: any TypeDeclaration) { scopes.append(type.name.text) }
  override func begin(_ node: ExtensionDeclSyntax) {
    let type = node.extendedType
    scopes.append(
      (type.as(OptionalTypeSyntax.self)?.wrappedType ?? type).trimmedDescription)
  }
  override func end() { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isCopying { copyDepth += 1 }
    declare(node.name.text, node.signature.returnClause?.type.nestedNames ?? [])
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.isCopying { copyDepth -= 1 }
    functionDepth -= 1
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let names = binding.typeNames
      if let name = binding.pattern.name, binding.typeAnnotation != nil || !names.isEmpty {
        declare(name, names)
      } else {
        take(binding.pattern, from: binding.initializer?.value)
      }
    }
    if node.isTelling { copyDepth += 1 }
    if node.hasAccessors { properties.append(node.bindings.first?.pattern.name ?? "") }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    if node.isTelling { copyDepth -= 1 }
    if node.hasAccessors { properties.removeLast() }
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare((node.secondName ?? node.firstName).text, node.type.nestedNames, isMember: false)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    if let type = node.type { declare(name, type.nestedNames, isMember: false) }
    return .visitChildren
  }

  private func declare(_ name: String, _ types: [[String]], isMember: Bool? = nil) {
    let names = types.filter { self.types.contains($0.last ?? "") }
      .map { TypeName(parts: $0, scopes: scopes) }
    declared[name, default: []].formUnion(names)
    if isMember ?? (functionDepth == 0) { members[name, default: []].formUnion(names) }
  }

  private func take(_ pattern: PatternSyntax, from value: ExprSyntax?) {
    guard let name = pattern.name, let value else { return }
    sources[name, default: []].insert(subject(value))
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    take(node.pattern, from: node.initializer?.value)
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    take(node.pattern, from: node.sequence)
    note([node.pattern], of: node.sequence)
    return .visitChildren
  }

  // MARK: Patterns

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let patterns = node.cases.flatMap { part -> [PatternSyntax] in
      guard case .switchCase(let branch) = part, case .case(let label) = branch.label else {
        return []
      }
      return label.caseItems.map(\.pattern)
    }
    note(patterns, of: node.subject)
    return .visitChildren
  }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note([node.pattern], of: node.initializer.value)
    return .visitChildren
  }

  /// What is asked for of one value, or of each in the parentheses.
  private func note(_ patterns: [PatternSyntax], of value: ExprSyntax) {
    let values = value.tupleElements ?? [value]
    for (index, value) in values.enumerated() {
      let parts = patterns.compactMap { pattern -> ExprSyntax? in
        guard values.count > 1 else { return pattern.expression }
        return pattern.expression?.tupleElements?.dropFirst(index).first
      }
      note(parts.compactMap(\.caseName), of: subject(value))
      parts.forEach(noteHeld)
    }
  }

  /// What is asked for of the values that a case holds, and what is taken from them: `.landscape(.oneHalf)` and
  /// `.portrait(let splits)`.
  private func noteHeld(_ pattern: ExprSyntax) {
    guard let call = pattern.as(FunctionCallExprSyntax.self), let name = pattern.caseName?.name
    else { return }
    for value in call.arguments.map(\.expression) {
      if let inner = value.caseName { note([inner], of: .member(name)) }
      if let variable = value.boundName { sources[variable, default: []].insert(.member(name)) }
      noteHeld(value)
    }
  }

  /// What is held by a case is as a property of that name.
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let types = (node.parameterClause?.parameters ?? []).flatMap { $0.type.nestedNames }
    if node.parameterClause != nil { declare(node.name.text, types, isMember: true) }
    return .skipChildren
  }

  // MARK: Comparisons

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      if ["==", "!=", "~="].contains(sign) { compare(parts[index - 1], parts[index + 1]) }
    }
    return .visitChildren
  }

  private func compare(_ left: ExprSyntax, _ right: ExprSyntax) {
    if let name = right.caseName {
      note([name], of: subject(left))
    } else if let name = left.caseName {
      note([name], of: subject(right))
    } else if !left.isNewOrOld, !right.isNewOrOld {
      noteWhole(left)
      noteWhole(right)
    }
  }

  // MARK: Elements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["contains", "firstIndex"].contains(member.declName.baseName.text),
      node.arguments.count == 1, let argument = node.arguments.first?.expression
    else { return .visitChildren }
    if let name = argument.caseName { note([name], of: member.base.map(subject) ?? .unknown) }
    if let list = member.base?.as(ArrayExprSyntax.self) {
      note(list.elements.compactMap(\.expression.caseName), of: subject(argument))
    } else if argument.caseName == nil {
      noteWhole(argument)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments.map(\.expression) {
      if let name = argument.caseName {
        note([name], of: .member("subscript"))
        note([name], of: subject(node.calledExpression))
      } else {
        noteWhole(argument)
      }
    }
    return .visitChildren
  }

  /// What is looked up by subscripts is as a property of that name.
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.parameterClause.parameters.flatMap { $0.type.nestedNames }
    declare("subscript", types, isMember: true)
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.key.caseName { note([name], of: .unknown) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "rawValue", let base = node.base { noteWhole(base) }
    return .visitChildren
  }

  /// In an enumeration's own members.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isInEnum, copyDepth == 0, node.baseName.text == "rawValue" {
      wholes.insert(.type(TypeName(parts: scopes, scopes: [])))
    }
    return .skipChildren
  }

  private var isInEnum: Bool {
    scopes.last?.split(separator: ".").last.map { types.contains(String($0)) } ?? false
  }

  // MARK: Notes

  private func note(_ cases: [CaseName], of subject: CaseSubject) {
    guard copyDepth == 0 else { return }
    let names = Set(cases.map(\.name))
    for one in cases {
      let type = one.type.isEmpty ? nil : TypeName(parts: one.type, scopes: scopes)
      namings.insert(
        CaseNaming(name: one.name, subject: type.map(CaseSubject.type) ?? subject, beside: names))
    }
  }

  private func noteWhole(_ value: ExprSyntax) {
    if copyDepth == 0 { wholes.insert(subject(value)) }
  }

  private func subject(_ value: ExprSyntax) -> CaseSubject {
    guard let name = value.lastName else { return .unknown }
    if value.is(DeclReferenceExprSyntax.self) {
      switch name {
      case "self": return .type(TypeName(parts: scopes, scopes: []))
      case "newValue": return .name(properties.last ?? name)
      default: return .name(name)
      }
    }
    return .member(name)
  }
}
