import SwiftSyntax

/// What the code of a file reads as members or as properties of its own type, and what it names besides.
final class ReadNames: TypeVisitor {
  /// By name, where it is read: accessors of computed properties, such as "UIView.tintColor", what types declare
  /// static, such as "UIRectEdge.static", and "" for all else.
  private var readers: [String: Set<String>] = [:]
  /// Of what members are read, by member: "titleLabel" under "text" for `button.titleLabel?.text`.
  private var bases: [String: Set<String>] = [:]
  /// What variables are taken from, by variable: "items" under "item" for `for item in bar.items`.
  private var aliases: [String: Set<String>] = [:]
  /// All names that may be those of types.
  private(set) var mentions: Set<String> = []
  private(set) var imports: Set<String> = []
  /// The public properties that the file declares, by name, with their types.
  private(set) var declared: [String: Set<String>] = [:]
  /// The properties for which the protocols of the file ask.
  private(set) var protocols: [String: Set<String>] = [:]
  /// The properties and variables that are declared with a type, by its last name.
  private(set) var holders: [String: Set<String>] = [:]
  /// The computed properties that can be set.
  private(set) var setters: [Setter] = []
  /// The properties that types of the file have.
  private(set) var properties: Set<String> = []
  /// What no other file sees.
  private(set) var privateNames: Set<String> = []
  /// Whether what the code sets on a value of others, it tells the app.
  private let tells: Bool
  private var scopes: [String] = []
  /// The property of a type in whose accessors or value the code stands.
  private var property: (name: String, node: SyntaxIdentifier)?
  /// How many functions around only copy, compare or archive.
  private var copyDepth = 0
  /// The parameters of an initialiser that are values of its type.
  private var copied: Set<String> = []
  /// Names that parameters and variables of the functions around hide.
  private var locals: [Set<String>] = []

  /// A computed property that can be set, with the last name of its type.
  struct Setter {
    let type: String
    let name: String
    let targets: SetterTargets
  }

  init(_ file: SourceFile, tells: Bool) {
    self.tells = tells
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Whether it is read other than in some accessors.
  func read(_ name: String, outside accessors: Set<String> = []) -> Bool {
    readers[name].map { !$0.isSubset(of: accessors) } ?? false
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    return .skipChildren
  }

  // MARK: Types

  override func begin(_ type: any TypeDeclaration) { enter(type.name) }
  override func begin(_ node: ExtensionDeclSyntax) {
    scopes.append(node.extendedType.trimmedDescription)
  }
  override func end() { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    protocols[node.name.text] = Set(
      variables.flatMap(\.bindings).map(\.pattern.trimmedDescription))
    enter(node.name)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  /// The type around, without those around that.
  private var lastScope: String? { scopes.last?.split(separator: ".").last.map(String.init) }

  private func enter(_ name: TokenSyntax) {
    mentions.insert(name.text)
    scopes.append(name.text)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mentions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    mentions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isDeclared =
      !scopes.isEmpty && node.modifiers.isPublic
      && !node.modifiers.contains { $0.name.text == "override" }
    let type = lastScope
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if isDeclared { declared[name, default: []].insert(scopes.joined(separator: ".")) }
      let declaredType = binding.typeAnnotation?.type ?? binding.initializer?.value.madeType
      for part in declaredType?.allNames ?? [] { holders[part, default: []].insert(name) }
      take(binding.pattern, from: binding.initializer?.value)
      if node.modifiers.isPrivate { privateNames.insert(name) }
      if locals.isEmpty, property == nil, let type { enter(name, binding, of: node, in: type) }
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    guard property?.node == node.id else { return }
    property = nil
    if node.isHash { copyDepth -= 1 }
  }

  private func enter(
    _ name: String, _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, in type: String
  ) {
    properties.insert(name)
    if let targets = SetterTargets(of: binding) {
      setters.append(Setter(type: type, name: name, targets: targets))
    }
    let isStatic = node.modifiers.isStatic
    guard isStatic || !binding.isStored else { return }
    property = (type + "." + (isStatic ? "static" : name), node.id)
    if node.isHash { copyDepth += 1 }
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isCopying { copyDepth += 1 }
    return enter(node.signature.parameterClause.parameters, node.body.map(Syntax.init))
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.isCopying { copyDepth -= 1 }
    locals.removeLast()
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    copied = lastScope.map(node.copied) ?? []
    return enter(node.signature.parameterClause.parameters, node.body.map(Syntax.init))
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    copied = []
    locals.removeLast()
  }

  private func enter(
    _ parameters: FunctionParameterListSyntax, _ body: Syntax?
  ) -> SyntaxVisitorContinueKind {
    var hidden = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    if let body { hidden.formUnion(LocalNames(body).names) }
    locals.append(hidden)
    return .visitChildren
  }

  // MARK: Reads

  private func note(_ name: String, of base: ExprSyntax? = nil) {
    let copy = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard copyDepth == 0, !copied.contains(copy ?? "") else { return }
    readers[name, default: []].insert(property?.name ?? "")
    if let base = base?.lastName { bases[name, default: []].insert(base) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isOwn = node.base?.trimmedDescription == "self" || node.base == nil
    if tells && !isOwn || !isAssigned(Syntax(node)) {
      note(node.declName.baseName.text, of: node.base)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    mentions.insert(name)
    if node.parent?.is(MemberAccessExprSyntax.self) == true,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    {
      return .skipChildren
    }
    let isHidden =
      locals.contains { $0.contains(name) } && !isInInitialValue(of: name, Syntax(node))
    if !isHidden, !isAssigned(Syntax(node)), !isComparedWithOldValue(Syntax(node)) {
      note(name)
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    if !node.isWritten { note(node.declName.baseName.text) }
    return .visitChildren
  }

  /// `if let name` reads the property of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      note(name.identifier.text)
    }
    take(node.pattern, from: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    take(node.pattern, from: node.sequence)
    return .visitChildren
  }

  private func take(_ pattern: PatternSyntax, from value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let source = value?.lastName
    else { return }
    aliases[name, default: []].insert(source)
  }

  /// Of what members of that name are read, variables and what they are taken from.
  func sources(ofBasesOf member: String) -> Set<String> {
    let bases = bases[member] ?? []
    return bases.reduce(into: bases) { $0.formUnion(aliases[$1] ?? []) }
  }

  /// Whether a variable of that name is only about to be declared, as in `let name = name`.
  private func isInInitialValue(of name: String, _ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(CodeBlockSyntax.self) {
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }
      next = current.parent
    }
    return false
  }

  /// Whether an expression is only given a new value.
  private func isAssigned(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Whether an observer only asks if the value is another one.
  private func isComparedWithOldValue(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    return list.contains { $0.as(DeclReferenceExprSyntax.self)?.baseName.text == "oldValue" }
  }
}

extension KeyPathPropertyComponentSyntax {
  /// Whether it names what a modifier sets: `environment(\.locale, locale)`.
  fileprivate var isWritten: Bool {
    guard let path = parent?.parent?.parent?.as(KeyPathExprSyntax.self),
      let argument = path.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let names: Set = ["environment", "transformEnvironment"]
    return names.contains(call.calledExpression.lastName ?? "")
  }
}

/// The variables that a body declares.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ body: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        names.insert(name.identifier.text)
      }
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The names of all the types in a type: of the wrapped one, of elements and of generic arguments.
  var allNames: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return name
    }
  }
}

extension ExprSyntax {
  /// The name of what is called or read last: `label` for `cell?.label`, `items` for `bar.items[0]`.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(SubscriptCallExprSyntax.self) { return node.calledExpression.lastName }
    if let node = self.as(FunctionCallExprSyntax.self) { return node.calledExpression.lastName }
    return nil
  }
}
