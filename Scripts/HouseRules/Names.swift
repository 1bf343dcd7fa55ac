import SwiftSyntax

/// A type that stands at the top of a file, or inside of an extension there, and that other files
/// can name.
struct DeclaredType: Hashable {
  let name: String
  let folder: String
}

/// Reads what the files of one target declare and name.
///
/// Only types count: what a folder's extensions add to types of others is found by its own file. A
/// name that a generic parameter, an associated type or a nested type takes in a scope does not count
/// as the type at the top.
struct NameIndex {
  /// Types at the top of files, by name; those that only their file sees are left out.
  private(set) var folders: [String: Set<String>] = [:]
  /// What the members of a type see besides: its generic parameters and nested types.
  private(set) var inner: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let reader = DeclarationReader(viewMode: .sourceAccurate)
      reader.walk(file.tree)
      for name in reader.top { folders[name, default: []].insert(file.folder) }
      for (type, names) in reader.inner { inner[type, default: []].formUnion(names) }
    }
  }
}

/// Collects the types of a file and what is visible inside of each.
private final class DeclarationReader: TypeVisitor {
  var top: Set<String> = []
  var inner: [String: Set<String>] = [:]
  private var scopes: [String] = []

  override func begin(_ type: any TypeDeclaration) {
    enter(type.name.text, type.genericParameterClause, type.modifiers)
  }
  override func begin(_ node: ExtensionDeclSyntax) { scopes.append(node.extendedType.lastName) }
  override func end() { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, nil, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, node.modifiers)
    return .skipChildren
  }
  // What functions declare is seen by nobody else.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(
    _ name: String, _ generics: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax
  ) {
    declare(name, modifiers)
    scopes.append(name)
    for parameter in generics?.parameters ?? [] {
      inner[name, default: []].insert(parameter.name.text)
    }
  }

  private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
    if let scope = scopes.last {
      inner[scope, default: []].insert(name)
    } else if !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
      top.insert(name)
    }
  }
}

extension TypeSyntax {
  /// The last name of a type as it is written: `Item` for `List<T>.Item`.
  var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    return trimmedDescription
  }
}

/// A name that a file uses, and where.
struct Mention {
  let name: String
  let line: Int
}

/// Finds the names of types that a file uses; comments and strings do not count, but what is
/// interpolated into a string does.
final class MentionReader: TypeVisitor {
  private let file: SourceFile
  private let index: NameIndex
  private var hidden: [Set<String>] = []
  private(set) var mentions: [Mention] = []

  init(_ file: SourceFile, _ index: NameIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, index.folders[name] != nil else {
      return .skipChildren
    }
    // The member of something else, a label, or the name that is being declared.
    if let before = token.previousToken(viewMode: .sourceAccurate), before.tokenKind == .period,
      before.previousToken(viewMode: .sourceAccurate)?.text != file.target
    {
      return .skipChildren
    }
    guard !hidden.contains(where: { $0.contains(name) }) else { return .skipChildren }
    mentions.append(Mention(name: name, line: file.line(of: token)))
    return .skipChildren
  }

  override func begin(_ type: any TypeDeclaration) { _ = hide(type.name.text) }
  override func end() { hidden.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    hide(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.extendedType)
    _ = hide(node.extendedType.lastName)
    if let clause = node.inheritanceClause { walk(clause) }
    if let clause = node.genericWhereClause { walk(clause) }
    walk(node.memberBlock)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    hide(node.genericParameterClause)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { hidden.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    hide(node.genericParameterClause)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { hidden.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    hide(node.genericParameterClause)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { hidden.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    hide(node.genericParameterClause)
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) { hidden.removeLast() }

  private func hide(_ type: String) -> SyntaxVisitorContinueKind {
    hidden.append(index.inner[type] ?? [])
    return .visitChildren
  }

  private func hide(_ generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
    hidden.append(Set((generics?.parameters ?? []).map(\.name.text)))
    return .visitChildren
  }
}
