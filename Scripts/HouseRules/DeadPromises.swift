import SwiftSyntax

/// Finds what public API promises and the code does not keep: properties that an app can set and that
/// nothing reads, and parameters that nothing uses.
///
/// A doc comment with "Differs from Apple's:" tells of such a thing, and excuses it.
struct DeadPromises {
  private(set) var properties: [Finding] = []
  private(set) var parameters: [Finding] = []
  /// What is said to be only told to apps, and is read or not there.
  private(set) var needless: Set<String>
  /// How many settable stored properties and parameters there are in all.
  private(set) var propertyCount = 0
  private(set) var parameterCount = 0

  struct Finding {
    let place: String
    let name: String
  }

  /// - Parameters:
  ///   - promising: The targets whose public API is looked at.
  ///   - files: All files that may read it.
  ///   - layers: What says which targets are tools, and which parameters are for others than the
  ///     running app, such as translators.
  init(of promising: Set<String>, in files: [SourceFile], layers: Layers) {
    var requirements: Set<String> = []
    for file in files { requirements.formUnion(RequirementNames(file).signatures) }
    let reads = PropertyReads(files, tools: layers.tools)
    let promisingFiles = files.filter { promising.contains($0.target) }
    let settable = SettableStructs(promisingFiles).names
    needless = layers.toldProperties
    for file in promisingFiles {
      let reader = PromiseReader(file, requirements, settable, layers.unneededParameters)
      propertyCount += reader.properties.count
      parameterCount += reader.parameterCount
      for property in reader.properties where !reads.contain(property, of: file.target) {
        let name = property.type + "." + property.name
        guard !layers.toldProperties.contains(name) else {
          needless.remove(name)
          continue
        }
        properties.append(Finding(place: "\(file.path):\(property.line)", name: name))
      }
      for (name, line) in reader.unused {
        parameters.append(Finding(place: "\(file.path):\(line)", name: name))
      }
    }
  }
}

/// A public stored property that an app can set.
struct SettableProperty {
  let name: String
  /// With the types around it, such as "MagnifyGesture.Value".
  let type: String
  let line: Int
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

/// What the public API of a file lets an app set and pass.
private final class PromiseReader: SyntaxVisitor {
  private(set) var properties: [SettableProperty] = []
  private(set) var unused: [(name: String, line: Int)] = []
  private(set) var parameterCount = 0
  private let file: SourceFile
  private let requirements: Set<String>
  private let settable: Set<String>
  private let unneeded: Set<String>
  private var scopes: [(name: String, isStruct: Bool)] = []
  /// Requirements of the standard library, Foundation and Swift Testing, whose signatures are not ours to choose.
  private static let foreign: Set<String> = [
    "encode(to:)", "hash(into:)", "init(coder:)", "copy(with:)", "mutableCopy(with:)",
    "isEqual(_:)", "index(after:)", "index(before:)", "init(from:)",
    "observeValue(forKeyPath:of:change:context:)", "schedule(options:_:)",
    "schedule(after:tolerance:options:_:)", "schedule(after:interval:tolerance:options:_:)",
    "init(nilLiteral:)", "provideScope(for:testCase:performing:)",
  ]

  init(
    _ file: SourceFile, _ requirements: Set<String>, _ settable: Set<String>,
    _ unneeded: Set<String>
  ) {
    self.file = file
    self.unneeded = unneeded
    self.requirements = requirements
    self.settable = settable
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
    guard node.isPubliclySettable, !node.isOverride, !node.tellsDifference else {
      return .skipChildren
    }
    let type = scopes.map(\.name).joined(separator: ".")
    if scopes.last?.isStruct == true, !settable.contains(type) { return .skipChildren }
    for binding in node.bindings where binding.isStored {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        // What has no name for apps, and what the standard library reads.
        !name.hasPrefix("_"), name != "rawValue"
      else { continue }
      properties.append(SettableProperty(name: name, type: type, line: file.line(of: node)))
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

extension VariableDeclSyntax {
  /// Whether apps may set what is declared, if it can be set at all.
  var isPubliclySettable: Bool {
    modifiers.isPublic && !modifiers.isStatic && bindingSpecifier.text == "var"
      && !modifiers.contains { $0.detail?.detail.text == "set" }
  }

  /// Whether it only observes what the class above stores.
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
}

extension DeclModifierListSyntax {
  var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension SyntaxProtocol {
  /// Whether the doc comment says what differs, in the words that SUPPORT.md is made of.
  fileprivate var tellsDifference: Bool {
    let lines = leadingTrivia.compactMap { piece -> Substring? in
      guard case .docLineComment(let text) = piece else { return nil }
      return text.drop { $0 == "/" || $0 == " " }
    }
    return lines.joined(separator: " ").contains("Differs from Apple's:")
  }
}
