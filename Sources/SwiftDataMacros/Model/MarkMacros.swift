#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@Attribute`, `@Relationship` and `@Transient`: nothing of their own, `@Model` reads them.
  struct PropertyMarkMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
  }

  /// `#Unique` and `#Index`: nothing of their own, `@Model` reads them.
  struct SchemaMarkMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
  }
#endif
