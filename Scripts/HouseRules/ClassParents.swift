import SwiftSyntax

/// The classes at the top of files, each with what it says first that it inherits: the class above it, if there is one.
final class ClassParents: SyntaxVisitor {
  private(set) var all: [String: String] = [:]
  /// Of the classes from which other modules may derive.
  private(set) var open: [String: String] = [:]

  init(_ files: [SourceFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let first = node.inheritanceClause?.inheritedTypes.first?.type
    let type = first?.as(AttributedTypeSyntax.self)?.baseType ?? first
    // Without its module and the types that it is given.
    let written = type?.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last
      .map(String.init)
    guard let parent = written, parent != name else { return .skipChildren }
    all[name] = all[name] ?? parent
    if node.modifiers.contains(where: { $0.name.text == "open" }) {
      open[name] = open[name] ?? parent
    }
    return .skipChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
