import SwiftSyntax

/// The public enumerations of a file, and the types of what apps give by way of its public API.
///
/// Apps give the arguments of functions and initialisers, what they set properties to, what the functions of delegates
/// and closures of theirs return, and what their controllers prefer. What apps are given, such as the parameters of
/// delegates and closures and what else functions return, is left out.
final class EnumReader: TypeVisitor {
  private(set) var enums: [DeclaredEnum] = []
  private(set) var given: [TypeName] = []
  /// The other names of types, with the types around them.
  private(set) var aliases: [String: TypeName] = [:]
  private let file: SourceFile
  private let conformances: Conformances
  private let declared: DeclaredProperties
  private let reads: PropertyReads
  private let layers: Layers
  private var scopes: [Scope] = []

  /// A type or an extension around what is declared.
  private struct Scope {
    let name: String
    let lastName: String
    /// Whether apps see what is public in it.
    let isVisible: Bool
    /// Whether what is declared in it need not say that it is public.
    var publishes = false
    /// Whether it is a protocol.
    var asks = false
    /// Whether its comment says that nobody reads what it holds.
    var isTold = false
    /// The number of the enumeration.
    var number: Int?
  }

  init(
    _ file: SourceFile, _ conformances: Conformances, _ declared: DeclaredProperties,
    _ reads: PropertyReads, _ layers: Layers
  ) {
    self.file = file
    self.conformances = conformances
    self.declared = declared
    self.reads = reads
    self.layers = layers
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private var path: [String] { scopes.map(\.name) }

  // MARK: Types

  override func begin(_ type: any TypeDeclaration) {
    var scope = Scope(
      name: type.name.text, lastName: type.name.text,
      isVisible: isVisible(type.modifiers, type.name.text),
      isTold: type.tells("none of its properties is read"))
    if scope.isVisible, type.is(EnumDeclSyntax.self) {
      scope.number = enums.count
      enums.append(
        DeclaredEnum(
          name: (path + [scope.name]).joined(separator: "."), file: file,
          tellsDifference: type.tellsDifference))
    }
    scopes.append(scope)
  }
  override func begin(_ node: ExtensionDeclSyntax) {
    scopes.append(
      Scope(
        name: node.extendedType.trimmedDescription, lastName: node.extendedType.lastName,
        isVisible: true, publishes: node.modifiers.isPublic))
  }
  override func end() { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    scopes.append(
      Scope(
        name: name, lastName: name, isVisible: isVisible(node.modifiers, name), publishes: true,
        asks: true))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Whether apps see what is declared with these modifiers; one with an underscore has no name for them.
  private func isVisible(_ modifiers: DeclModifierListSyntax, _ name: String) -> Bool {
    scopes.allSatisfy(\.isVisible) && !name.hasPrefix("_")
      && (modifiers.isPublic || scopes.last?.publishes == true)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let parts = node.initializer.value.nameParts {
      aliases[(path + [node.name.text]).joined(separator: ".")] = TypeName(
        parts: parts, scopes: path)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let number = scopes.last?.number else { return .skipChildren }
    for element in node.elements {
      enums[number].cases.append(
        DeclaredEnum.Case(
          name: element.name.identifier?.name ?? element.name.text, node: element,
          tellsDifference: node.tellsDifference))
      for parameter in element.parameterClause?.parameters ?? [] {
        enums[number].held += names(givenAs: parameter.type)
      }
    }
    return .skipChildren
  }

  // MARK: What apps give

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, node.name.text), !node.tellsDifference,
      !isDefault(node.labelledName), !isHook(node)
    else { return .skipChildren }
    let asks = scopes.last?.asks == true
    for parameter in node.signature.parameterClause.parameters {
      given += names(in: parameter.type, areGiven: !asks)
    }
    if asks, let type = node.signature.returnClause?.type { given += names(givenAs: type) }
    return .skipChildren
  }

  /// Whether the framework calls it, for those that override it, or in the form in which apps write such calls.
  private func isHook(_ node: FunctionDeclSyntax) -> Bool {
    if node.name.text == "callAsFunction" { return true }
    return node.modifiers.isOpen && node.body?.isDefault == true && reads.contain(node.name.text)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, "init"), !node.tellsDifference, scopes.last?.isTold != true
    else { return .skipChildren }
    let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
    for parameter in node.signature.parameterClause.parameters {
      let names = [parameter.firstName.text, parameter.secondName?.text ?? ""]
      if members.map({ keep(names, in: $0) }) != true {
        given += self.names(givenAs: parameter.type)
      }
    }
    return .skipChildren
  }

  /// Whether one of the names is that of a property of which is told that it is only kept.
  private func keep(_ names: [String], in members: MemberBlockItemListSyntax) -> Bool {
    members.contains { member in
      guard let node = member.decl.as(VariableDeclSyntax.self),
        let name = node.bindings.first?.pattern.trimmedDescription, names.contains(name)
      else { return false }
      return node.tellsDifference || isTold(name)
    }
  }

  /// Whether `Scripts/layers.txt` says that a property is only kept for the app.
  private func isTold(_ property: String) -> Bool {
    layers.toldProperties.contains((path + [property]).joined(separator: "."))
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, "subscript"), !node.tellsDifference else {
      return .skipChildren
    }
    for parameter in node.parameterClause.parameters { given += names(givenAs: parameter.type) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "var", !node.tellsDifference, scopes.last?.isTold != true,
      !node.modifiers.contains(where: { $0.detail?.detail.text == "set" })
    else { return .skipChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      guard isVisible(node.modifiers, name),
        binding.isStored || binding.hasSetter || scopes.last?.asks == true
          || node.isPreference(name),
        !isTold(name), !isDefault(name), !node.modifiers.isOverride || isPromisedFirst(name)
      else { continue }
      given += binding.givenNames.map { TypeName(parts: $0, scopes: path) }
    }
    return .skipChildren
  }

  /// Whether it stands in an extension, and the protocol asks apps for it.
  private func isDefault(_ name: String) -> Bool {
    guard let scope = scopes.last, !scope.asks, conformances.isProtocol(scope.lastName) else {
      return false
    }
    return conformances.ask([scope.lastName], for: name)
  }

  /// Whether the classes above neither let apps set a property nor tell of it.
  private func isPromisedFirst(_ name: String) -> Bool {
    let ancestors = scopes.last.map { conformances.ancestors(of: $0.lastName) } ?? []
    return declared.isPromisedFirst(name, below: ancestors)
  }

  private func names(givenAs type: TypeSyntax) -> [TypeName] { names(in: type, areGiven: true) }

  private func names(in type: TypeSyntax, areGiven: Bool) -> [TypeName] {
    type.names(areGiven: areGiven).map { TypeName(parts: $0, scopes: path) }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOpen: Bool { contains { $0.name.text == "open" } }
}

extension VariableDeclSyntax {
  /// Whether classes of apps tell by an override what they would rather have.
  fileprivate func isPreference(_ name: String) -> Bool {
    name.hasPrefix("preferred") && !modifiers.isStatic && modifiers.isOpen
  }
}

extension PatternBindingSyntax {
  fileprivate var givenNames: [[String]] {
    typeAnnotation?.type.names(areGiven: true) ?? typeNames
  }
}
