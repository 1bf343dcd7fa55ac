#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@_PersistedProperty`, which `@Model` puts on each property: its value is in the model's data.
  struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      guard let property = ModelProperty(declaration), !property.isConstant else { return [] }
      let name = property.name
      let key = "\"\(name)\", \\.\(property.identifier)"
      return [
        """
        @storageRestrictions(accesses: _$backingData, initializes: _\(raw: name))
        init(initialValue) {
          _$backingData._begin("\(raw: name)", initialValue)
          _\(raw: name) = SwiftData._SwiftDataNoType()
        }
        """,
        "get { self._persisted\(raw: property.suffix)(\(raw: key)) }",
        "set { self._persist\(raw: property.suffix)(\(raw: key), newValue) }",
      ]
    }

    /// What the initialisers have to begin with in place of the property.
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let property = ModelProperty(declaration), !property.isConstant else { return [] }
      return ["private var _\(raw: property.name): SwiftData._SwiftDataNoType"]
    }
  }
#endif
