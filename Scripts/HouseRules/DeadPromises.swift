import SwiftSyntax

/// Finds what public API promises and the code does not keep: properties that an app can set and that
/// nothing reads, and parameters that nothing uses.
///
/// A doc comment with "Differs from Apple's" tells of such a thing, and excuses it.
struct DeadPromises {
  private(set) var properties: [Finding] = []
  private(set) var parameters: [Finding] = []
  /// How many settable stored properties and parameters there are in all.
  private(set) var propertyCount = 0
  private(set) var parameterCount = 0

  struct Finding {
    let place: String
    let name: String
  }

  /// - Parameters:
  ///   - promising: The files whose public API is looked at.
  ///   - reading: All files that may read it.
  ///   - unneeded: Parameters for others than the running app, such as translators.
  init(promising: [SourceFile], reading: [SourceFile], unneeded: Set<String>) {
    var reads: Set<String> = []
    var requirements: Set<String> = []
    var makeable: Set<String> = []
    for file in reading {
      let reader = ReadNames(file)
      reads.formUnion(reader.names)
      requirements.formUnion(RequirementNames(file).signatures)
    }
    for file in promising { makeable.formUnion(MakeableStructs(file).names) }
    for file in promising {
      let reader = PromiseReader(file, requirements, makeable, unneeded)
      propertyCount += reader.properties.count
      parameterCount += reader.parameterCount
      for (name, line) in reader.properties where !reads.contains(name) {
        properties.append(Finding(place: "\(file.path):\(line)", name: name))
      }
      for (name, line) in reader.unused {
        parameters.append(Finding(place: "\(file.path):\(line)", name: name))
      }
    }
  }
}

/// The names that code reads as members or as properties of its own type.
private final class ReadNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Names that parameters and variables of the functions around hide.
  private var locals: [Set<String>] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

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

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What our code sets on a value of others, it tells the app.
    let isOwn = node.base?.trimmedDescription == "self" || node.base == nil
    if !isOwn || !isAssigned(Syntax(node)) { names.insert(node.declName.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if node.parent?.is(MemberAccessExprSyntax.self) == true,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    {
      return .skipChildren
    }
    if !locals.contains(where: { $0.contains(name) }), !isAssigned(Syntax(node)) {
      names.insert(name)
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.text)
    return .visitChildren
  }

  /// `if let name` reads the property of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      names.insert(name.identifier.text)
    }
    return .visitChildren
  }

  /// Whether an expression is only given a new value.
  private func isAssigned(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
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

/// The signatures that protocols ask for, as "name(label:label:)".
private final class RequirementNames: SyntaxVisitor {
  private(set) var signatures: Set<String> = []
  private var isInProtocol = false

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    isInProtocol = true
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { isInProtocol = false }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInProtocol { signatures.insert(node.labelledName) }
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInProtocol { signatures.insert(node.labelledName) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var labelledName: String {
    name.text + signature.parameterClause.parameters.labels
  }
}

extension InitializerDeclSyntax {
  fileprivate var labelledName: String { "init" + signature.parameterClause.parameters.labels }
}

extension FunctionParameterListSyntax {
  fileprivate var labels: String { "(" + map { $0.firstName.text + ":" }.joined() + ")" }
}

/// The structs that an app can make: the values of others only tell it something.
private final class MakeableStructs: SyntaxVisitor {
  /// With the types around them, such as "MagnifyGesture.Value".
  private(set) var names: Set<String> = []
  private var scopes: [String] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isPublic { names.insert(scopes.joined(separator: ".")) }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// What the public API of a file lets an app set and pass.
private final class PromiseReader: SyntaxVisitor {
  private(set) var properties: [(name: String, line: Int)] = []
  private(set) var unused: [(name: String, line: Int)] = []
  private(set) var parameterCount = 0
  private let file: SourceFile
  private let requirements: Set<String>
  private let makeable: Set<String>
  private let unneeded: Set<String>
  private var scopes: [(name: String, isStruct: Bool)] = []
  /// Requirements of the standard library and Foundation, whose signatures are not ours to choose.
  private static let foreign: Set<String> = [
    "encode(to:)", "hash(into:)", "init(coder:)", "copy(with:)", "mutableCopy(with:)",
    "isEqual(_:)", "index(after:)", "index(before:)", "init(from:)",
    "observeValue(forKeyPath:of:change:context:)", "schedule(options:_:)",
    "schedule(after:tolerance:options:_:)", "schedule(after:interval:tolerance:options:_:)",
  ]

  init(
    _ file: SourceFile, _ requirements: Set<String>, _ makeable: Set<String>,
    _ unneeded: Set<String>
  ) {
    self.file = file
    self.unneeded = unneeded
    self.requirements = requirements
    self.makeable = makeable
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.name.text, true))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.name.text, false))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.name.text, false))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.extendedType.trimmedDescription, false))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isPublic, !node.modifiers.isStatic, !node.modifiers.restrictsSetter,
      node.bindingSpecifier.text == "var", !node.tellsDifference
    else { return .skipChildren }
    let name = scopes.map(\.name).joined(separator: ".")
    if scopes.last?.isStruct == true, !makeable.contains(name) { return .skipChildren }
    for binding in node.bindings {
      guard binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      properties.append((name, file.line(of: node)))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node.signature.parameterClause.parameters, node.body, node.modifiers, Syntax(node),
      node.labelledName)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node.signature.parameterClause.parameters, node.body, node.modifiers, Syntax(node),
      node.labelledName)
    return .skipChildren
  }

  private func check(
    _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax?,
    _ modifiers: DeclModifierListSyntax, _ node: Syntax, _ name: String
  ) {
    let isPublic = modifiers.isPublic || isInPublicExtension(node)
    guard isPublic, let body else { return }
    parameterCount += parameters.count
    // What others ask for by name is not chosen here.
    guard !node.tellsDifference, !modifiers.contains(where: { $0.name.text == "override" }),
      !isUnavailable(node), name.first.map({ $0.isLetter || $0 == "_" }) ?? false,
      !requirements.contains(name), !Self.foreign.contains(name)
    else { return }
    let isOpen = modifiers.contains { $0.name.text == "open" }
    let used = UsedNames(body).names
    for parameter in parameters {
      // An open method is also a hook, whose own body may need less than those that replace it.
      if isOpen, parameter.firstName.text != "animated" { continue }
      let inner = (parameter.secondName ?? parameter.firstName).text
      guard inner != "_", !used.contains(inner), !unneeded.contains(inner) else { continue }
      // The compiler finds an overload by the type alone.
      guard !parameter.type.trimmedDescription.hasSuffix(".Type") else { continue }
      unused.append(("\(inner) of \(name)", file.line(of: node)))
    }
    for parameter in parameters
    where parameter.secondName?.text == "_"
      && !parameter.type.trimmedDescription.hasSuffix(".Type")
    {
      unused.append(("\(parameter.firstName.text): _ of \(name)", file.line(of: node)))
    }
  }

  private func isUnavailable(_ node: Syntax) -> Bool {
    let attributes =
      node.as(FunctionDeclSyntax.self)?.attributes
      ?? node.as(InitializerDeclSyntax.self)?.attributes
    return attributes?.trimmedDescription.contains("unavailable") ?? false
  }

  private func isInPublicExtension(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let found = current.as(ExtensionDeclSyntax.self) { return found.modifiers.isPublic }
      next = current.parent
    }
    return false
  }
}

/// The names that a body uses other than to throw them away.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !isDiscarded(Syntax(node)) { names.insert(node.baseName.text) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      names.insert(name.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  /// Captured by name.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  /// In `_ = name`.
  private func isDiscarded(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    return list.first?.is(DiscardAssignmentExprSyntax.self) == true
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
  fileprivate var restrictsSetter: Bool { contains { $0.detail?.detail.text == "set" } }
}

extension SyntaxProtocol {
  /// Whether the doc comment says what differs.
  fileprivate var tellsDifference: Bool {
    leadingTrivia.contains { piece in
      if case .docLineComment(let text) = piece { return text.contains("Differs from Apple") }
      return false
    }
  }
}
