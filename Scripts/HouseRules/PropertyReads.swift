import SwiftSyntax

/// Which properties the code reads, and where.
///
/// A property is read by files of its own target and of those that build on it. Where several public types declare a
/// name, one of these files also names the type (or those around it), a class below it or a protocol that asks for the
/// property; or it reads the property of something that is declared with one of these types, or that is taken from
/// that.
struct PropertyReads {
  private var files: [(target: String, names: ReadNames)] = []
  /// By target, the targets of this package that its files import, and those that these import.
  private var imports: [String: Set<String>] = [:]
  /// By name, the public types that declare it.
  private var owners: [String: Set<String>] = [:]
  /// By class, the classes that say that they inherit from it.
  private var children: [String: Set<String>] = [:]
  /// By type, what it says that it inherits from and conforms to.
  private var parents: [String: Set<String>] = [:]
  /// By protocol, the properties for which it asks, and its target.
  private var protocols: [String: (properties: Set<String>, target: String)] = [:]
  /// By type, the properties and variables that are declared with it.
  private var holders: [String: Set<String>] = [:]
  private let tools: Set<String>

  init(_ sources: [SourceFile], tools: Set<String>) {
    self.tools = tools
    for file in sources {
      let names = ReadNames(file)
      files.append((file.target, names))
      imports[file.target, default: []].formUnion(names.imports)
      for (name, types) in names.declared { owners[name, default: []].formUnion(types) }
      for (type, others) in names.parents { parents[type, default: []].formUnion(others) }
      for (type, others) in names.holders { holders[type, default: []].formUnion(others) }
      for (name, properties) in names.protocols { protocols[name] = (properties, file.target) }
    }
    for (child, parent) in ClassParents(sources).all {
      children[parent, default: []].insert(child)
    }
    let direct = imports
    imports = imports.keys.reduce(into: [:]) { all, target in
      all[target] = reach(from: [target]) { direct[$0] ?? [] }
    }
  }

  func contain(_ property: SettableProperty, of target: String) -> Bool {
    let name = property.name
    let requiring = protocols(requiring: name, of: property.type)
    let targets = requiring.compactMap { protocols[$0]?.target } + [target]
    let isShared = owners[name, default: []].count > 1
    let types = names(of: property.type).union(requiring)
    let bases = types.reduce(into: Set<String>()) { $0.formUnion(holders[$1] ?? []) }
    return files.contains { file in
      guard file.names.reads.contains(name), !tools.contains(file.target),
        targets.contains(where: { file.target == $0 || imports[file.target]?.contains($0) == true })
      else { return false }
      return !isShared || !types.isDisjoint(with: file.names.mentions)
        || !bases.isDisjoint(with: file.names.sources(ofBasesOf: name))
    }
  }

  /// The type itself and the classes below it; for one inside of others those, as its own name may be that of many.
  private func names(of type: String) -> Set<String> {
    let written = type.split(separator: ".").map(String.init)
    guard written.count == 1 else { return Set(written.dropLast()) }
    return Set(written).union(reach(from: written) { children[$0] ?? [] })
  }

  /// The protocols that ask the type for the property.
  private func protocols(requiring property: String, of type: String) -> Set<String> {
    let last = type.split(separator: ".").suffix(1).map(String.init)
    return reach(from: last) { parents[$0] ?? [] }
      .filter { protocols[$0]?.properties.contains(property) == true }
  }

  private func reach(from first: [String], _ next: (String) -> Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var waiting = first
    while let current = waiting.popLast() {
      for name in next(current) where reached.insert(name).inserted { waiting.append(name) }
    }
    return reached
  }
}

/// What the code of a file reads as members or as properties of its own type, and what it names besides.
final class ReadNames: SyntaxVisitor {
  private(set) var reads: Set<String> = []
  /// Of what members are read, by member: "titleLabel" under "text" for `button.titleLabel?.text`.
  private var bases: [String: Set<String>] = [:]
  /// What variables are taken from, by variable: "items" under "item" for `for item in bar.items`.
  private var aliases: [String: Set<String>] = [:]
  /// All names that may be those of types.
  private(set) var mentions: Set<String> = []
  private(set) var imports: Set<String> = []
  /// The public properties that the file declares, by name, with their types.
  private(set) var declared: [String: Set<String>] = [:]
  private(set) var parents: [String: Set<String>] = [:]
  /// The properties for which the protocols of the file ask.
  private(set) var protocols: [String: Set<String>] = [:]
  /// The properties and variables that are declared with a type, by its last name.
  private(set) var holders: [String: Set<String>] = [:]
  private var scopes: [String] = []
  /// Names that parameters and variables of the functions around hide.
  private var locals: [Set<String>] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    protocols[node.name.text] = Set(
      variables.flatMap(\.bindings).map(\.pattern.trimmedDescription))
    return enter(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.extendedType.lastName, node.inheritanceClause)
    scopes.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ name: TokenSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    mentions.insert(name.text)
    inherit(name.text, clause)
    scopes.append(name.text)
    return .visitChildren
  }

  private func inherit(_ type: String, _ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      parents[type, default: []].formUnion(inherited.type.allNames)
    }
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
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if isDeclared { declared[name, default: []].insert(scopes.joined(separator: ".")) }
      let type = binding.typeAnnotation?.type ?? binding.initializer?.value.madeType
      for part in type?.allNames ?? [] { holders[part, default: []].insert(name) }
      take(binding.pattern, from: binding.initializer?.value)
    }
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature.parameterClause.parameters, node.body.map(Syntax.init))
  }
  override func visitPost(_ node: FunctionDeclSyntax) { locals.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature.parameterClause.parameters, node.body.map(Syntax.init))
  }
  override func visitPost(_ node: InitializerDeclSyntax) { locals.removeLast() }

  private func enter(
    _ parameters: FunctionParameterListSyntax, _ body: Syntax?
  ) -> SyntaxVisitorContinueKind {
    var hidden = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    if let body { hidden.formUnion(LocalNames(body).names) }
    locals.append(hidden)
    return .visitChildren
  }

  // MARK: Reads

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What our code sets on a value of others, it tells the app.
    let isOwn = node.base?.trimmedDescription == "self" || node.base == nil
    if !isOwn || !isAssigned(Syntax(node)) {
      let name = node.declName.baseName.text
      reads.insert(name)
      if let base = node.base?.lastName { bases[name, default: []].insert(base) }
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
      reads.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    reads.insert(node.declName.baseName.text)
    return .visitChildren
  }

  /// `if let name` reads the property of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      reads.insert(name.identifier.text)
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
  fileprivate var allNames: [String] {
    let names = tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return name
    }
    return names
  }
}

extension ExprSyntax {
  /// The name of what is called or read last: `label` for `cell?.label`, `items` for `bar.items[0]`.
  fileprivate var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(SubscriptCallExprSyntax.self) { return node.calledExpression.lastName }
    if let node = self.as(FunctionCallExprSyntax.self) { return node.calledExpression.lastName }
    return nil
  }
}
