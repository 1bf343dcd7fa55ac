#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The property that TipKit's `@Parameter` is attached to.
  struct TipParameter {
    /// Without back quotes.
    let name: String
    /// What it is before it is set.
    let value: String
    /// The type in angle brackets, if it is written out.
    let generic: String
    /// Who may use it: a word with a blank, or nothing.
    let access: String
    /// The type around it.
    let owner: String

    /// What rules name it by.
    var projection: String { "$\(name)" }

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let owner = context.lexicalContext.lazy.compactMap(Self.name).first
      else {
        throw MacroError("'@Parameter' is for one 'static var' of a type")
      }
      name = pattern.identifier.text.filter { $0 != "`" }
      guard binding.accessorBlock == nil else {
        throw MacroError("'@Parameter' makes the accessors of '\(name)' itself")
      }
      let type = binding.typeAnnotation?.type.trimmed
      if let initializer = binding.initializer {
        value = initializer.value.trimmedDescription
      } else if type?.is(OptionalTypeSyntax.self) == true {
        value = "nil"
      } else {
        throw MacroError("'@Parameter static var \(name)' needs a value to begin with")
      }
      generic = type.map { "<\($0)>" } ?? ""
      self.owner = owner
      let words: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
      access =
        variable.modifiers.first { modifier in
          words.contains { modifier.name.tokenKind == .keyword($0) } && modifier.detail == nil
        }.map { "\($0.name.text) " } ?? ""
    }

    private static func name(of node: Syntax) -> String? {
      if let node = node.as(ExtensionDeclSyntax.self) {
        return node.extendedType.trimmedDescription
      }
      guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
      return node.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
  }
#endif
