#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// TipKit's `@Parameter`: keeps a static property where rules of tips find it, and makes the value `$name` for them.
  struct TipParameterMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let property = try TipParameter(declaration, in: context)
      return [
        "get { \(raw: property.projection).wrappedValue }",
        "set { \(raw: property.projection).wrappedValue = newValue }",
      ]
    }

    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      // The accessors report what is wrong with the declaration; once is enough.
      guard let property = try? TipParameter(declaration, in: context) else { return [] }
      let options = node.arguments.map { ", options: \($0.trimmedDescription)" } ?? ""
      let arguments =
        "\(property.owner).self, \"\(property.name)\", \(property.value)\(options)"
      return [
        """
        \(raw: property.access)static let \(raw: property.projection) = \
        TipKit.Tips.Parameter\(raw: property.generic)(\(raw: arguments))
        """
      ]
    }
  }
#endif
