import SwiftSyntax

/// Finds members that files of a folder use and that only folders above it declare.
///
/// A name that anything else declares anywhere, be it a variable of a function, does not count, as its
/// uses may mean that.
struct UpwardMembers {
  struct Finding {
    let path: String
    let line: Int
    let name: String
    /// The folders that declare it.
    let homes: [String]
  }

  private(set) var findings: [Finding] = []

  /// Reads the files of the folder, and what those of all targets declare.
  init(in folder: String, of target: String, files: [SourceFile], layers: Layers) {
    guard let rank = layers.ranks[target]?[folder] else { return }
    let own = files.filter {
      $0.target == target && layers.room(of: $0.folder, in: target) == folder
    }
    let uses = own.map { ($0, MemberUses($0).lines) }
    let used = uses.reduce(into: Set<String>()) { $0.formUnion($1.1.keys) }
    var above: [String: Set<String>] = [:]
    var elsewhere: Set<String> = []
    for file in files {
      let names = DeclaredNames(file).names.intersection(used)
      let room = file.target == target ? layers.room(of: file.folder, in: target) : nil
      if let room, let other = layers.ranks[target]?[room], other > rank {
        for name in names { above[name, default: []].insert(room) }
      } else {
        elsewhere.formUnion(names)
      }
    }
    for (file, lines) in uses {
      for (name, line) in lines.sorted(by: { $0.value < $1.value }) {
        guard let homes = above[name], !elsewhere.contains(name) else { continue }
        findings.append(Finding(path: file.path, line: line, name: name, homes: homes.sorted()))
      }
    }
  }
}

/// The names that may be those of members, each with the first line that uses it.
private final class MemberUses: SyntaxVisitor {
  private(set) var lines: [String: Int] = [:]
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if lines[name.text] == nil { lines[name.text] = file.line(of: name) }
    return .visitChildren
  }
}

/// All names that a file declares, of types, members, variables and parameters.
private final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { return note(name) }
    return .visitChildren
  }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}
