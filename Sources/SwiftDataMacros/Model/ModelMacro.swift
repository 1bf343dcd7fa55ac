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
      let properties = properties(of: model)
      try check(model, properties)
      let access = access(of: model)
      let metadata =
        properties.map { $0.metadata(of: name) } + constraints(of: model, named: name)
      let beginnings = properties.map {
        $0.isConstant
          ? "self.\($0.identifier) = _backingData._constant\($0.suffix)(\"\($0.name)\")"
          : "_\($0.name) = SwiftData._SwiftDataNoType()"
      }
      return [
        """
        \(raw: access)var _$backingData: SwiftData._BackingData = SwiftData._BackingData(\(raw: name).self)
        """,
        "\(raw: access)let _$observationRegistrar = Observation.ObservationRegistrar()",
        """
        \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
          [
            \(raw: metadata.joined(separator: ",\n    "))
          ]
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

    private static func properties(of model: ClassDeclSyntax) -> [ModelProperty] {
      model.memberBlock.members.compactMap { ModelProperty($0.decl) }
    }

    private static func check(_ model: ClassDeclSyntax, _ properties: [ModelProperty]) throws {
      let members = model.memberBlock.members.map(\.decl)
      guard members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else {
        throw ModelMacroError("@Model requires an initializer be provided for '\(model.name.text)'")
      }
      for property in properties where property.name == "description" {
        throw ModelMacroError("A stored property cannot be named 'description'")
      }
      for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
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

    /// `#Unique` and `#Index` in the class.
    private static func constraints(of model: ClassDeclSyntax, named name: String) -> [String] {
      model.memberBlock.members.compactMap { member in
        guard let macro = member.decl.as(MacroExpansionDeclSyntax.self),
          ["Unique", "Index"].contains(macro.macroName.text)
        else { return nil }
        let arguments = macro.arguments.trimmedDescription
        return "SwiftData.Schema.\(macro.macroName.text)<\(name)>(\(arguments))._metadata"
      }
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
