import SwiftSyntax

/// What a struct, class, actor and enum have in common.
typealias TypeDeclaration = DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax

/// Walks a file, and hears where types and extensions begin and end in it.
///
/// Protocols are for subclasses: some have scopes of their own there, others leave them out.
class TypeVisitor: SyntaxVisitor {
  func begin(_ type: any TypeDeclaration) {}
  func begin(_ node: ExtensionDeclSyntax) {}
  /// The type or extension that has begun last ends.
  func end() {}

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  private func enter(_ type: any TypeDeclaration) -> SyntaxVisitorContinueKind {
    begin(type)
    return .visitChildren
  }
}
