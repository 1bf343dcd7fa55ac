import SwiftSyntax

/// A type as it is written somewhere: `Role` inside of `UIButton`, or `UIButton.Role`.
struct TypeName: Hashable {
  let parts: [String]
  /// The types around the place, from the outside in.
  let scopes: [String]
}

/// Finds the types that names stand for, as the compiler does: in the types around, from the inside out.
struct TypeResolver {
  /// With the types around them, joined by dots.
  private let types: Set<String>
  private let aliases: [String: TypeName]

  init(_ types: Set<String>, aliases: [String: TypeName]) {
    self.types = types
    self.aliases = aliases
  }

  /// All that the names of the types may end with.
  var lastNames: Set<String> {
    Set((Array(types) + aliases.keys).compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// Nil if it is none of the types.
  func type(of name: TypeName) -> String? { type(of: name, depth: 0) }

  private func type(of name: TypeName, depth: Int) -> String? {
    for count in (0...name.scopes.count).reversed() {
      let full = (name.scopes.prefix(count) + name.parts).joined(separator: ".")
      if types.contains(full) { return full }
      // Shorter names may stand for shorter names, but not for themselves.
      if depth < 4, let longer = aliases[full] { return type(of: longer, depth: depth + 1) }
    }
    return nil
  }
}

extension TypeSyntax {
  /// `["UIButton", "Role"]` for `UIButton.Role`; nil for what is more than a name.
  var nameParts: [String]? {
    if let node = self.as(IdentifierTypeSyntax.self) { return [node.name.text] }
    if let node = self.as(MemberTypeSyntax.self), let base = node.baseType.nameParts {
      return base + [node.name.text]
    }
    return nil
  }

  /// The names that are written in a type, of its elements and arguments too.
  var nestedNames: [[String]] {
    // As most are, without a walk.
    if let node = self.as(IdentifierTypeSyntax.self), node.genericArgumentClause == nil {
      return [[node.name.text]]
    }
    let reader = NestedNames(viewMode: .sourceAccurate)
    reader.walk(self)
    return reader.names
  }

  /// The types of what apps give as a value of this type, or by way of one that they are given: they call the closures
  /// that they are given with values of theirs.
  func names(areGiven: Bool) -> [[String]] {
    if let node = self.as(FunctionTypeSyntax.self) {
      return node.parameters.flatMap { $0.type.names(areGiven: !areGiven) }
        + node.returnClause.type.names(areGiven: areGiven)
    }
    if let node = self.as(AttributedTypeSyntax.self) {
      return node.baseType.names(areGiven: areGiven)
    }
    if let node = self.as(OptionalTypeSyntax.self) {
      return node.wrappedType.names(areGiven: areGiven)
    }
    if let node = self.as(TupleTypeSyntax.self) {
      return node.elements.flatMap { $0.type.names(areGiven: areGiven) }
    }
    return areGiven ? nestedNames : []
  }
}

extension PatternBindingSyntax {
  /// The names that are written in the type of a variable, or that of its first value: `["Role"]` for `Role.cancel`.
  var typeNames: [[String]] {
    if let type = typeAnnotation?.type { return type.nestedNames }
    return initializer?.value.madeNames.map { [$0] } ?? []
  }
}

extension ExprSyntax {
  fileprivate var madeNames: [String]? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.typeParts ?? call.calledExpression.madeNames
    }
    return self.as(MemberAccessExprSyntax.self)?.base?.typeParts
  }

  /// `["UIButton", "Role"]` for `UIButton.Role`.
  var typeParts: [String]? {
    let name: String
    var parts: [String] = []
    if let node = self.as(DeclReferenceExprSyntax.self) {
      name = node.baseName.text
    } else if let node = self.as(MemberAccessExprSyntax.self), let base = node.base?.typeParts {
      name = node.declName.baseName.text
      parts = base
    } else {
      return nil
    }
    return name.first?.isUppercase == true ? parts + [name] : nil
  }
}

private final class NestedNames: SyntaxVisitor {
  private(set) var names: [[String]] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(TypeSyntax(node))
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(TypeSyntax(node))
  }

  private func note(_ type: TypeSyntax) -> SyntaxVisitorContinueKind {
    if let parts = type.nameParts { names.append(parts) }
    return .visitChildren
  }
}
