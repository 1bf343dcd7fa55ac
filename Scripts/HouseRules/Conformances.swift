import SwiftSyntax

/// What types say that they conform to and inherit from, and for which functions protocols ask.
///
/// Types go by their last names, as do those inside of others: a name that several types have stands for all of them.
struct Conformances {
  /// By type, what it and its extensions name behind the colon.
  private var parents: [String: Set<String>] = [:]
  /// By protocol, the signatures for which it asks itself, as "name(label:label:)", and the properties.
  private var requirements: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let reader = ConformanceReader(file)
      for (type, names) in reader.parents { parents[type, default: []].formUnion(names) }
      for (name, signatures) in reader.requirements {
        requirements[name, default: []].formUnion(signatures)
      }
    }
  }

  /// All that a type conforms to and inherits from, also by way of others.
  func ancestors(of type: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [type]
    while let current = waiting.popLast() {
      for name in parents[current] ?? [] where reached.insert(name).inserted {
        waiting.append(name)
      }
    }
    return reached
  }

  func isProtocol(_ type: String) -> Bool { requirements[type] != nil }

  /// Whether one of the types, or what it conforms to, is a protocol that asks for the function or property.
  func ask(_ types: Set<String>, for signature: String) -> Bool {
    types.contains { type in
      requirements[type]?.contains(signature) == true
        || ancestors(of: type).contains { requirements[$0]?.contains(signature) == true }
    }
  }
}

private final class ConformanceReader: SyntaxVisitor {
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var requirements: [String: Set<String>] = [:]
  private var currentProtocol: String?

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.extendedType.lastName, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    currentProtocol = node.name.text
    requirements[node.name.text] = requirements[node.name.text] ?? []
    return inherit(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { currentProtocol = nil }

  /// At the top of a file it may join protocols: `typealias Both = First & Second`.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      parents[node.name.text, default: []].formUnion(node.initializer.value.allNames)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    require(node.labelledName)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    require(node.labelledName)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { _ = require(binding.pattern.trimmedDescription) }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func inherit(
    _ type: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    for inherited in clause?.inheritedTypes ?? [] {
      parents[type, default: []].formUnion(inherited.type.allNames)
    }
    return .visitChildren
  }

  private func require(_ signature: String) -> SyntaxVisitorContinueKind {
    if let currentProtocol { requirements[currentProtocol, default: []].insert(signature) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  var labelledName: String {
    name.text + signature.parameterClause.parameters.labels
  }
}

extension InitializerDeclSyntax {
  var labelledName: String { "init" + signature.parameterClause.parameters.labels }
}

extension FunctionParameterListSyntax {
  fileprivate var labels: String { "(" + map { $0.firstName.text + ":" }.joined() + ")" }
}
