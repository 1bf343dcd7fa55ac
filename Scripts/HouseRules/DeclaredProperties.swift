import SwiftSyntax

/// The properties that types declare for apps.
struct DeclaredProperties {
  /// By type, those that apps may set.
  private var settable: [String: Set<String>] = [:]
  /// By type, those of which is told what differs.
  private var told: [String: Set<String>] = [:]
  /// The types whose comments say that none of their properties is read.
  private(set) var unread: [String: Place] = [:]

  struct Place {
    let target: String
    let line: String
  }

  init(_ files: [SourceFile]) {
    for reader in files.mapSideBySide(DeclaredReader.init) {
      for (type, name) in reader.settable { settable[type, default: []].insert(name) }
      for (type, name) in reader.told { told[type, default: []].insert(name) }
      unread.merge(reader.unread) { first, _ in first }
    }
  }

  /// Whether an override is the first by which apps may set what the types above only give, and none of these tells
  /// what differs.
  func isPromisedFirst(_ name: String, below ancestors: Set<String>) -> Bool {
    ancestors.allSatisfy {
      settable[$0]?.contains(name) != true && told[$0]?.contains(name) != true
    }
  }
}

private final class DeclaredReader: TypeVisitor {
  private(set) var settable: [(type: String, name: String)] = []
  private(set) var told: [(type: String, name: String)] = []
  private(set) var unread: [String: DeclaredProperties.Place] = [:]
  private var scopes: [String] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func begin(_ type: any TypeDeclaration) {
    let name = type.name.text
    scopes.append(name)
    if type.tells("none of its properties is read") {
      let line = "\(file.path):\(file.line(of: type))"
      unread[name] = DeclaredProperties.Place(target: file.target, line: line)
    }
  }
  override func begin(_ node: ExtensionDeclSyntax) { scopes.append(node.extendedType.lastName) }
  override func end() { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = scopes.last else { return .skipChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      if node.isPubliclySettable, binding.isStored || binding.hasSetter {
        settable.append((type, name))
      }
      if node.tellsDifference { told.append((type, name)) }
    }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
