#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// SwiftData's `@ModelActor`: gives an actor a context of its own and the queue on which it is used.
  struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let actor = declaration.as(ActorDeclSyntax.self) else {
        throw ModelMacroError("'@ModelActor' is for actors")
      }
      let words: [Keyword] = [.public, .package]
      let access =
        actor.modifiers.first { modifier in
          words.contains { modifier.name.tokenKind == .keyword($0) }
        }.map { "\($0.name.text) " } ?? ""
      return [
        "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
        "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = SwiftData.ModelContext(modelContainer)
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """,
      ]
    }

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
      return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
  }
#endif
