import SwiftSyntax

/// What the public API of a file lets an app set and pass, and what of it does nothing.
final class PromiseReader: TypeVisitor {
  private(set) var properties: [SettableProperty] = []
  private(set) var unused: [(name: String, line: Int)] = []
  private(set) var parameterCount = 0
  /// Functions without parameters that do nothing, and properties whose new values go nowhere.
  private(set) var idle: [IdleMember] = []
  /// Of what is excused, that which the file has.
  private(set) var usedExcuses: Set<String> = []
  private let file: SourceFile
  private let conformances: Conformances
  private let settable: Set<String>
  private let declared: DeclaredProperties
  private let layers: Layers
  private var scopes: [Scope] = []

  /// A type or an extension around what is declared.
  private struct Scope {
    let name: String
    let isStruct: Bool
    /// Without the types around it.
    let lastName: String
    /// The type itself, and those that the extension asks of it.
    let types: Set<String>

    init(_ name: String, isStruct: Bool = false) {
      self.name = name
      lastName = name
      self.isStruct = isStruct
      types = [name]
    }

    init(_ node: ExtensionDeclSyntax) {
      name = node.extendedType.trimmedDescription
      lastName = node.extendedType.lastName
      isStruct = false
      types = Set([lastName])
        .union(node.genericWhereClause?.requirements.flatMap(\.requirement.typeNames) ?? [])
    }
  }

  /// Requirements of the standard library, Foundation and Swift Testing, whose signatures are not ours to choose.
  private static let foreign: Set<String> = [
    "encode(to:)", "hash(into:)", "init(coder:)", "copy(with:)", "mutableCopy(with:)",
    "isEqual(_:)", "index(after:)", "index(before:)", "init(from:)",
    "observeValue(forKeyPath:of:change:context:)", "schedule(options:_:)",
    "schedule(after:tolerance:options:_:)", "schedule(after:interval:tolerance:options:_:)",
    "init(nilLiteral:)", "provideScope(for:testCase:performing:)",
  ]

  init(
    _ file: SourceFile, _ conformances: Conformances, _ settable: Set<String>,
    _ declared: DeclaredProperties, _ layers: Layers
  ) {
    self.file = file
    self.layers = layers
    self.conformances = conformances
    self.settable = settable
    self.declared = declared
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func begin(_ type: any TypeDeclaration) {
    scopes.append(Scope(type.name.text, isStruct: type.is(StructDeclSyntax.self)))
  }
  override func begin(_ node: ExtensionDeclSyntax) { scopes.append(Scope(node)) }
  override func end() { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers, Syntax(node)), !node.tellsDifference,
      !node.attributes.isUnavailable, !node.modifiers.contains(where: { $0.detail != nil })
    else { return .skipChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      if binding.hasIdleSetter {
        if !node.modifiers.isOverride, !isRequirementsDefault(name) { noteIdle(name, node) }
      } else {
        noteSettable(name, binding, node)
      }
    }
    return .skipChildren
  }

  private func noteSettable(
    _ name: String, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax
  ) {
    let targets = SetterTargets(of: binding)
    guard node.bindingSpecifier.text == "var", !node.modifiers.isStatic,
      binding.isStored || (targets.map { !$0.handsOn && !$0.names.isEmpty } ?? false),
      // What has no name for apps, and what the standard library reads.
      !name.hasPrefix("_"), name != "rawValue", let scope = scopes.last,
      !scope.isStruct || settable.contains(scopeName)
    else { return }
    let isOverride = node.modifiers.isOverride
    if isOverride {
      // One that only observes is settable in the class above.
      let ancestors = conformances.ancestors(of: scope.lastName)
      guard targets != nil, declared.isPromisedFirst(name, below: ancestors) else { return }
    }
    properties.append(
      SettableProperty(
        name: name, type: scopeName, line: file.line(of: node), isOverride: isOverride,
        stored: targets?.names ?? []))
  }

  /// Whether a protocol's extension has a property that the protocol asks of others.
  private func isRequirementsDefault(_ property: String) -> Bool {
    guard let scope = scopes.last, conformances.isProtocol(scope.lastName) else { return false }
    return conformances.ask([scope.lastName], for: property)
  }

  private func noteIdle(_ name: String, _ node: some SyntaxProtocol) {
    let full = scopes.isEmpty ? name : scopeName + "." + name
    // What has no name for apps.
    guard !full.split(separator: ".").contains(where: { $0.hasPrefix("_") }) else { return }
    if !isExcused(full, by: layers.hooks) {
      idle.append(IdleMember(name: full, line: file.line(of: node)))
    }
  }

  private func isExcused(_ name: String, by excuses: Set<String>) -> Bool {
    guard excuses.contains(name) else { return false }
    usedExcuses.insert(name)
    return true
  }

  private var scopeName: String { scopes.map(\.name).joined(separator: ".") }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body, isPublic(node.modifiers, Syntax(node)) else { return .skipChildren }
    parameterCount += parameters.count
    guard isChosenHere(node.labelledName, node.modifiers, node.attributes, Syntax(node)) else {
      return .skipChildren
    }
    let isHook = body.isDefault && node.modifiers.contains { $0.name.text == "open" }
    noteUnused(parameters, body, isHook: isHook, node.labelledName, node)
    if parameters.isEmpty, node.signature.returnsNothing, body.isIdle {
      noteIdle(node.name.text, node)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body, isPublic(node.modifiers, Syntax(node)) else { return .skipChildren }
    parameterCount += parameters.count
    guard isChosenHere(node.labelledName, node.modifiers, node.attributes, Syntax(node)) else {
      return .skipChildren
    }
    noteUnused(parameters, body, isHook: false, node.labelledName, node)
    return .skipChildren
  }

  /// Whether no other asks for a function by its name, and nothing is told of it.
  private func isChosenHere(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ node: Syntax
  ) -> Bool {
    !node.tellsDifference && !modifiers.isOverride && !attributes.isUnavailable
      && name.first.map { $0.isLetter || $0 == "_" } ?? false
      && !Self.foreign.contains(name)
      && !conformances.ask(scopes.last?.types ?? [], for: name)
  }

  /// What is a hook has only a default for a body, which needs less than those that replace it.
  private func noteUnused(
    _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax, isHook: Bool,
    _ name: String, _ node: some SyntaxProtocol
  ) {
    let used = UsedNames(body).names
    for parameter in parameters {
      if isHook, parameter.firstName.text != "animated" { continue }
      let inner = (parameter.secondName ?? parameter.firstName).text
      // The compiler finds an overload by the type alone.
      guard !used.contains(inner), !parameter.type.trimmedDescription.hasSuffix(".Type")
      else { continue }
      let full = "\(scopeName).\(name.prefix { $0 != "(" }).\(inner)"
      guard !layers.unneededParameters.contains(inner),
        !isExcused(full, by: layers.unneededParameters)
      else { continue }
      let label = parameter.firstName.text
      let written = inner == "_" && label != "_" ? "\(label): _" : inner
      unused.append(("\(written) of \(name)", file.line(of: node)))
    }
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax, _ node: Syntax) -> Bool {
    modifiers.isPublic || isInPublicExtension(node)
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

extension PatternBindingSyntax {
  fileprivate var hasIdleSetter: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" && $0.body?.isIdle == true }
  }
}

extension VariableDeclSyntax {
  /// Whether apps may set what is declared, if it can be set at all.
  var isPubliclySettable: Bool {
    modifiers.isPublic && !modifiers.isStatic && bindingSpecifier.text == "var"
      && !modifiers.contains { $0.detail?.detail.text == "set" }
  }
}

extension DeclModifierListSyntax {
  var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
  /// Whether it only observes or replaces what the class above has.
  var isOverride: Bool { contains { $0.name.text == "override" } }
  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension AttributeListSyntax {
  fileprivate var isUnavailable: Bool { trimmedDescription.contains("unavailable") }
}

extension FunctionSignatureSyntax {
  fileprivate var returnsNothing: Bool {
    returnClause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
  }
}

extension GenericRequirementSyntax.Requirement {
  fileprivate var typeNames: [String] {
    switch self {
    case .conformanceRequirement(let node) where node.leftType.trimmedDescription == "Self":
      node.rightType.allNames
    case .sameTypeRequirement(let node) where node.leftType.trimmedDescription == "Self":
      node.rightType.trimmedDescription.split { !$0.isLetter && $0 != "_" }.map(String.init)
    default: []
    }
  }
}

extension SyntaxProtocol {
  /// Whether the doc comment says what differs, in the words that SUPPORT.md is made of.
  var tellsDifference: Bool { differences != nil }

  /// The doc comment from there on.
  var differences: Substring? {
    let lines = leadingTrivia.compactMap { piece -> Substring? in
      guard case .docLineComment(let text) = piece else { return nil }
      return text.drop { $0 == "/" || $0 == " " }
    }
    let text = lines.joined(separator: " ")
    return text.firstRange(of: "Differs from Apple's:").map { text[$0.upperBound...] }
  }
}
