#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// SwiftData's `@Model`: stores the properties of a class with its context.
  struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    // MARK: Members

    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let model = declaration.as(ClassDeclSyntax.self) else {
        throw ModelMacroError("'@Model' is for classes")
      }
      let name = model.name.text
      let members = ModelMembers(model.memberBlock.members)
      try check(model, members)
      let access = access(of: model)
      let beginnings = members.lines { declaration in
        guard let property = ModelProperty(declaration) else { return nil }
        // Of `self`, as a property may be named as the parameter is.
        return property.isConstant
          ? "self.\(property.identifier) = _backingData._constant\(property.suffix)(\"\(property.name)\")"
          : "self._\(property.name) = SwiftData._SwiftDataNoType()"
      }
      return [
        """
        \(raw: access)var _$backingData: SwiftData._BackingData = SwiftData._BackingData(\(raw: name).self)
        """,
        "\(raw: access)let _$observationRegistrar = Observation.ObservationRegistrar()",
        """
        \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
          \(raw: metadata(of: members, named: name))
        }
        """,
        """
        \(raw: access)required init(_backingData: SwiftData._BackingData) {
          \(raw: beginnings.joined(separator: "\n  "))
          self._$backingData = _backingData
        }
        """,
      ]
    }

    private static func check(_ model: ClassDeclSyntax, _ members: ModelMembers) throws {
      guard members.all.contains(where: { $0.is(InitializerDeclSyntax.self) }) else {
        throw ModelMacroError("@Model requires an initializer be provided for '\(model.name.text)'")
      }
      for case let property? in members.all.map({ ModelProperty($0) })
      where property.name == "description" {
        throw ModelMacroError("A stored property cannot be named 'description'")
      }
      for variable in members.all.compactMap({ $0.as(VariableDeclSyntax.self) }) {
        if ModelProperty.isStoredWithOthers(variable) {
          throw ModelMacroError(
            "@Model requires a declaration of its own for each of '\(variable.bindings.trimmedDescription)'"
          )
        }
        guard ModelProperty.has("Transient", in: variable.attributes),
          let binding = variable.bindings.first, binding.accessorBlock == nil,
          binding.initializer == nil,
          binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true
        else { continue }
        throw ModelMacroError(
          "@Transient requires a default value for '\(binding.pattern.trimmedDescription)'")
      }
    }

    /// A word with a blank, or nothing; what a class that others subclass shows is public.
    private static func access(of model: ClassDeclSyntax) -> String {
      for modifier in model.modifiers {
        switch modifier.name.tokenKind {
        case .keyword(.public), .keyword(.open): return "public "
        case .keyword(.package): return "package "
        default: continue
        }
      }
      return ""
    }

    /// What the schema is told, as the body of a property: of properties, then of `#Unique` and `#Index`.
    private static func metadata(of members: ModelMembers, named name: String) -> String {
      let makers: [(DeclSyntax) -> String?] = [
        { ModelProperty($0)?.metadata(of: name) }, { constraint(in: $0, named: name) },
      ]
      guard members.areConditional else {
        let all = makers.flatMap { members.all.compactMap($0) }
        return "[\n    \(all.joined(separator: ",\n    "))\n  ]"
      }
      // No conditions stand in an array's literal.
      let lines = makers.flatMap { make in
        members.lines { make($0).map { "_$metadata.append(\($0))" } }
      }
      return """
        var _$metadata: [SwiftData.Schema.PropertyMetadata] = []
        \(lines.joined(separator: "\n"))
        return _$metadata
        """
    }

    private static func constraint(in member: DeclSyntax, named name: String) -> String? {
      guard let macro = member.as(MacroExpansionDeclSyntax.self),
        ["Unique", "Index"].contains(macro.macroName.text)
      else { return nil }
      let arguments = macro.arguments.trimmedDescription
      return "SwiftData.Schema.\(macro.macroName.text)<\(name)>(\(arguments))._metadata"
    }

    // MARK: Properties

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
      guard declaration.is(ClassDeclSyntax.self), let property = ModelProperty(member),
        !property.isConstant
      else { return [] }
      return ["@SwiftData._PersistedProperty"]
    }

    // MARK: Conformances

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(ClassDeclSyntax.self) else { return [] }
      return try protocols.map { $0.trimmedDescription }.compactMap { name in
        guard let last = name.split(separator: ".").last,
          let module = ["PersistentModel": "SwiftData", "Observable": "Observation"][String(last)]
        else { return nil }
        return try ExtensionDeclSyntax(
          "nonisolated extension \(type.trimmed): \(raw: module).\(raw: String(last)) {}")
      }
    }
  }
#endif
