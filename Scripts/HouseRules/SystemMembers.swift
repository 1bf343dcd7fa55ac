import SwiftSyntax

/// Which members of Apple's classes ask for an override in an extension of another module, and in which classes they
/// don't come to it: the table that the adaptation of projects reads.
struct SystemMembers {
  /// The classes in which an override is not found, by the member's full name.
  private(set) var blocked: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    let found = OverrideDeclarations()
    for file in files { found.walk(file.tree) }
    let parents = ClassParents(files).all
    for (member, askers) in found.asked {
      blocked[member] = Set(
        parents.keys.filter { name in
          !askers.contains(name) && Self.isBlocked(member, name, askers, found, parents)
        })
    }
  }

  /// Whether a class's own version, or that of one above it, replaces the one that asks.
  private static func isBlocked(
    _ member: String, _ name: String, _ askers: Set<String>, _ found: OverrideDeclarations,
    _ parents: [String: String]
  ) -> Bool {
    var current = name
    var isReplaced = false
    while true {
      if askers.contains(current) { return isReplaced }
      if found.replaced[current]?.contains(member) == true { isReplaced = true }
      guard let parent = parents[current] else { return false }
      current = parent
    }
  }

  /// The file of `Adaptation` that holds the table.
  var source: String {
    var text = """
      // Written by Scripts/house-rules requirements from the calls of ExtensionOverride in the modules' classes.

      extension SystemMembers {
        /// The members that ask for their overrides, each with a colon and the classes that don't come to it.
        static let table = \"""

      """
    for member in blocked.keys.sorted() {
      let classes = (blocked[member] ?? []).sorted().map { " " + $0 }
      text += "    \(member):\(classes.joined())\n"
    }
    return text + "    \"\"\"\n}\n"
  }
}

/// The members that ask for overrides, and overrides that don't call what they replace.
private final class OverrideDeclarations: SyntaxVisitor {
  /// The classes in which a member asks, by its full name.
  var asked: [String: Set<String>] = [:]
  /// The members that a class replaces.
  var replaced: [String: Set<String>] = [:]
  private var types: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    note(
      node.name.text + "(" + labels.joined() + ")", call: "super.\(node.name.text)(",
      node.modifiers, body: node.body?.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    note(
      name, call: "super.\(name)", node.modifiers,
      body: binding.accessorBlock?.trimmedDescription ?? "")
    return .visitChildren
  }

  private func note(
    _ member: String, call: String, _ modifiers: DeclModifierListSyntax, body: String?
  ) {
    guard let type = types.last, let body,
      modifiers.contains(where: { $0.name.text == "override" }),
      !body.contains(call), !body.contains("ExtensionOverride.")
    else { return }
    replaced[type, default: []].insert(member)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    if called == "ExtensionOverride.call" || called == "ExtensionOverride.value",
      let type = types.last,
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let member = text.representedLiteralValue
    {
      asked[member, default: []].insert(type)
    }
    return .visitChildren
  }
}
