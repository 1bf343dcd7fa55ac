import SwiftParser
import SwiftSyntax

/// Reads what a source declares, and what it does with types that it does not declare.
final class StubScanner: SyntaxVisitor {
  private let conditions: Conditions
  private(set) var imports: Set<String> = []
  /// Types, aliases and generic parameters.
  private(set) var declared: Set<String> = []
  /// By the full names of types, as `Firestore.Settings`.
  private(set) var uses: [String: StubUse] = [:]
  /// Nested types that the source names.
  private(set) var named: Set<String> = []
  /// Names of values that begin as types do.
  private(set) var constants: Set<String> = []
  /// The types of variables, by their names; one of a name in a file is taken for all.
  private var variables: [String: String] = [:]
  /// The variables that are asked whether they have a value, each with its function.
  private(set) var optionals: Set<String> = []

  init(_ source: SourceText, conditions: Conditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // Twice: variables may be used above their declarations.
    walk(tree)
    walk(tree)
  }

  // MARK: Recording

  func use(_ type: String, _ change: (inout StubUse) -> Void = { _ in }) {
    guard let first = type.first, first.isUppercase else { return }
    change(&uses[type, default: StubUse()])
  }

  func note(_ member: StubMember, of type: String) {
    use(type) { use in
      use.kind = max(use.kind, .plain)
      let known = use.members[member.key]
      use.members[member.key] = known.map { $0.merged(with: member) } ?? member
    }
  }

  func name(_ nested: String) { named.insert(nested) }

  func bind(_ name: String, to type: String) { variables[name] = type }

  func type(ofVariable name: String) -> String? { variables[name] }

  /// The types of variables as they are written.
  private var written: [String: String] = [:]

  func writtenType(ofVariable name: String) -> String? { written[name] }

  // MARK: Files

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  /// Takes a module for imported.
  func see(_ module: String) { imports.insert(module) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses where clause.condition.map(conditions.holds) ?? true {
      if let elements = clause.elements { walk(elements) }
      break
    }
    return .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    inherit(node.inheritanceClause, isClass: true, members: node.memberBlock)
    takeFields(node.memberBlock, of: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    inherit(node.inheritanceClause)
    takeFields(node.memberBlock, of: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    inherit(node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    inherit(node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    inherit(node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let count = node.genericArgumentClause?.arguments.count ?? 0
    use(node.name.text) { $0.genericCount = max($0.genericCount, count) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    named.insert(Self.name(of: TypeSyntax(node)))
    use(Self.name(of: TypeSyntax(node)))
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    use(Self.name(of: node.constraint)) { $0.kind = max($0.kind, .protocolType) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(of: node.attributeName)
    guard node.parent?.parent?.is(VariableDeclSyntax.self) == true,
      !Self.compilersOwn.contains(name)
    else { return .skipChildren }
    var member = StubMember(name: "init", isStatic: true, arguments: [])
    if case .argumentList(let list) = node.arguments { member.arguments = arguments(of: list) }
    use(name) {
      $0.kind = max($0.kind, .wrapper)
      $0.members[member.key] = member
    }
    return .skipChildren
  }

  /// Attributes of variables that no module declares, and that begin as types do.
  private static let compilersOwn: Set<String> = [
    "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying",
  ]

  /// The name of a type without arguments, question marks and `any`.
  static func name(of type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = type.as(MemberTypeSyntax.self) {
      return "\(name(of: type.baseType)).\(type.name.text)"
    }
    if let type = type.as(OptionalTypeSyntax.self) { return name(of: type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: type.wrappedType)
    }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return name(of: type.constraint) }
    if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
    return ""
  }

  // MARK: Variables

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if name.first?.isUppercase == true { declared.insert(name) }
    if let type = node.typeAnnotation?.type {
      bind(name, to: Self.name(of: type))
      written[name] = type.trimmedDescription
    } else if let value = node.initializer?.value, let type = instance(value) {
      bind(name, to: type)
      written[name] = nil
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if node.initializer == nil { optionals.insert(Self.place(of: name, at: Syntax(node))) }
    if let type = node.typeAnnotation?.type {
      bind(name, to: Self.name(of: type))
    } else if let value = node.initializer?.value, let type = instance(value) {
      bind(name, to: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let type = Self.name(of: node.type)
    let name = (node.secondName ?? node.firstName).text
    if !type.isEmpty { bind(name, to: type) }
    written[name] = node.type.trimmedDescription
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    takeOptional(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    takeOptional(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let asks = node.contains { $0.is(NilLiteralExprSyntax.self) || $0.trimmedDescription == "??" }
    if asks { node.forEach(takeOptional) }
    takeComparison(node)
    return .visitChildren
  }

  private func takeOptional(_ expression: ExprSyntax) {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    optionals.insert(Self.place(of: name, at: Syntax(expression)))
  }

  /// A variable of one function is no other's.
  static func place(of name: String, at node: Syntax) -> String {
    var current = node.parent
    while let around = current, !around.is(FunctionDeclSyntax.self) { current = around.parent }
    return "\(name) \(current?.position.utf8Offset ?? 0)"
  }

  // MARK: Code

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    _ = instance(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if !isCalled { _ = instance(ExprSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    _ = instance(ExprSyntax(node))
    return .visitChildren
  }

  /// A name that begins as types do and stands where a value does: `AnalyticsEventLogin`.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard name.first?.isUppercase == true, let parent = node.parent else { return .skipChildren }
    let isValue =
      parent.is(LabeledExprSyntax.self) || parent.is(DictionaryElementSyntax.self)
      || parent.is(InitializerClauseSyntax.self) || parent.is(ArrayElementSyntax.self)
    if isValue { constants.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    takeLoop(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = instance(node.subject) else { return .visitChildren }
    for item in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self) })
      .compactMap({ $0.label.as(SwitchCaseLabelSyntax.self) }).flatMap(\.caseItems)
    {
      let expression =
        item.pattern.as(ExpressionPatternSyntax.self)?.expression
        ?? item.pattern.as(ValueBindingPatternSyntax.self)?.pattern
        .as(ExpressionPatternSyntax.self)?.expression
      let call = expression?.as(FunctionCallExprSyntax.self)
      let member = (call?.calledExpression ?? expression)?.as(MemberAccessExprSyntax.self)
      guard let member, member.base == nil else { continue }
      let name = member.declName.baseName.text
      use(type) { $0.cases[name] = max($0.cases[name] ?? 0, call?.arguments.count ?? 0) }
      bindValues(of: name, call, item.pattern, type: type)
    }
    return .visitChildren
  }
}
