import SwiftSyntax

/// Which functions of delegates, data sources and observers the code calls: those that the framework promises to call.
///
/// An implementation that hands a call on to another delegate does not begin one, nor do the forms in which apps write
/// calls of optional functions. A function that another one calls by default is called if that one is.
struct DelegateCalls {
  /// Those that nothing calls, and of which nothing is told.
  private(set) var uncalled: [DelegateRequirement] = []
  /// Those that are told to be never called, and that something calls.
  private(set) var needless: [DelegateRequirement] = []
  private(set) var count = 0

  /// - Parameters:
  ///   - promising: The targets whose protocols are looked at.
  ///   - files: All files that may call what they ask for.
  ///   - conformances: Which types implement a protocol.
  ///   - tools: The targets that no app runs with, which call nothing.
  init(
    of promising: Set<String>, in files: [SourceFile], conformances: Conformances,
    tools: Set<String>
  ) {
    let readers = files.filter { promising.contains($0.target) }.map { DelegateReader($0) }
    let requirements = readers.flatMap(\.requirements)
    let tellingOwners = Set(readers.flatMap(\.tellingOwners))
    let names = Set(requirements.map(\.name))
    var calls = files.filter { !tools.contains($0.target) }
      .flatMap { CallReader($0, of: names).calls }
    var called: Set<String> = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      var left: [DelegateCall] = []
      for call in calls {
        let isMade = requirements.filter { call.fits($0) }.allSatisfy { requirement in
          guard !called.contains(requirement.id) else { return true }
          guard call.begins(requirement, conformances, called) else { return false }
          called.insert(requirement.id)
          hasGrown = true
          return true
        }
        if !isMade { left.append(call) }
      }
      calls = left
    }
    count = requirements.count
    uncalled = requirements.filter {
      !called.contains($0.id) && !$0.tellsDifference && !tellingOwners.contains($0.owner)
    }
    needless = requirements.filter {
      called.contains($0.id) && ($0.isToldToBeUncalled || tellingOwners.contains($0.owner))
    }
  }
}

/// A function for which a delegate's protocol asks.
struct DelegateRequirement {
  let type: String
  let name: String
  let labels: [String]
  /// Whether its comment says what differs, or that of its protocol that none of its functions is called.
  let tellsDifference: Bool
  /// Whether one of these says that it is never called.
  let isToldToBeUncalled: Bool
  let place: String

  var signature: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  var id: String { type + "." + signature }
  /// The type whose delegate it is, by its name.
  var owner: String { type.hasSuffix("Delegate") ? String(type.dropLast(8)) : "" }
}

/// A call of a function with the name of a requirement.
private struct DelegateCall {
  let name: String
  /// Of the arguments in the parentheses, or all for one that is only named.
  let labels: [String]
  /// Of the closures behind the parentheses; the first has none.
  let closures: [String?]
  /// The types and extensions around it, innermost first, by their last names.
  let types: [String]
  /// The functions and properties around it: "name(label:)".
  let members: [String]

  func fits(_ requirement: DelegateRequirement) -> Bool {
    guard name == requirement.name, labels.count + closures.count == requirement.labels.count,
      labels == Array(requirement.labels.prefix(labels.count))
    else { return false }
    return zip(closures, requirement.labels.dropFirst(labels.count)).allSatisfy {
      $0 == nil || $0 == $1
    }
  }

  /// Whether it comes from the framework's own code.
  func begins(
    _ requirement: DelegateRequirement, _ conformances: Conformances, _ called: Set<String>
  ) -> Bool {
    // How apps write calls of optional functions.
    if members.contains(where: { $0.hasPrefix("callAsFunction(") }) { return false }
    let isImplementation = types.contains {
      $0 == requirement.type || conformances.ancestors(of: $0).contains(requirement.type)
    }
    guard isImplementation else { return true }
    if members.contains(requirement.signature) || members.contains(requirement.name) {
      return false
    }
    // By the default of another one.
    guard types.contains(requirement.type),
      let other = members.first(where: {
        conformances.ask([requirement.type], for: $0) && $0.contains("(")
      })
    else { return true }
    return called.contains(requirement.type + "." + other)
  }
}

/// The functions for which the public protocols of delegates in a file ask.
private final class DelegateReader: SyntaxVisitor {
  private(set) var requirements: [DelegateRequirement] = []
  /// The classes whose comments say that their delegates are never told anything.
  private(set) var tellingOwners: [String] = []
  private let file: SourceFile
  private var current: ProtocolDeclSyntax?
  private static let endings = [
    "Delegate", "DataSource", "DataSourcePrefetching", "Observer", "Observing",
  ]

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    // One with an underscore has no name for apps.
    guard node.modifiers.isPublic, !name.hasPrefix("_"),
      Self.endings.contains(where: name.hasSuffix)
    else { return .skipChildren }
    current = node
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { current = nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let current, !node.name.text.hasPrefix("_") else { return .skipChildren }
    let isWhollyTold = current.tells("none of its functions is called")
    requirements.append(
      DelegateRequirement(
        type: current.name.text, name: node.name.text,
        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
        tellsDifference: node.tellsDifference || isWhollyTold,
        isToldToBeUncalled: node.tells("never called") || isWhollyTold,
        place: "\(file.path):\(file.line(of: node))"))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.tells("the delegate is never") { tellingOwners.append(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
  /// Whether these words are part of what differs.
  func tells(_ words: String) -> Bool {
    differences?.contains(words) ?? false
  }
}

/// The calls in a file of functions with certain names.
private final class CallReader: TypeVisitor {
  private(set) var calls: [DelegateCall] = []
  private let names: Set<String>
  private var types: [String] = []
  private var members: [String] = []

  init(_ file: SourceFile, of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName, names.contains(name.baseName.text),
      name.argumentNames == nil
    else { return .visitChildren }
    let first: [String?] = node.trailingClosure == nil ? [] : [nil]
    note(
      name.baseName.text, node.arguments.map { $0.label?.text ?? "_" },
      first + node.additionalTrailingClosures.map(\.label.text))
    return .visitChildren
  }

  /// One that is named with its labels, to be called elsewhere.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text), let labels = node.argumentNames?.arguments {
      note(node.baseName.text, labels.map(\.name.text), [])
    }
    return .skipChildren
  }

  private func note(_ name: String, _ labels: [String], _ closures: [String?]) {
    calls.append(
      DelegateCall(
        name: name, labels: labels, closures: closures, types: types.reversed(), members: members))
  }

  // MARK: What stands around them

  override func begin(_ type: any TypeDeclaration) { types.append(type.name.text) }
  override func begin(_ node: ExtensionDeclSyntax) { types.append(node.extendedType.lastName) }
  override func end() { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    members.append(node.labelledName)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { members.removeLast() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    members.append(node.bindings.first?.pattern.trimmedDescription ?? "")
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { members.removeLast() }
}

extension ExprSyntax {
  /// The function of a call, such as `delegate?.finish?` and `finish`.
  var calledName: DeclReferenceExprSyntax? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.calledName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.calledName }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName }
    return self.as(DeclReferenceExprSyntax.self)
  }
}
