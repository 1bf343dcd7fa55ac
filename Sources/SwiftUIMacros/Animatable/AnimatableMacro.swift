#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@Animatable`: makes the `animatableData` of a type from its stored variables.
  struct AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let isDeclared = declaration.memberBlock.members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.trimmedDescription == "animatableData"
        } == true
      }
      guard !isDeclared else { return [] }
      let fields = try declaration.memberBlock.members.flatMap { member in
        try AnimatableField.fields(of: member.decl)
      }
      guard !fields.isEmpty else {
        throw MacroError("'@Animatable' found no stored variable to animate")
      }
      let access = declaration.modifiers.contains { modifier in
        [.keyword(.public), .keyword(.open)].contains(modifier.name.tokenKind)
      }
      return [
        """
        \(raw: access ? "public " : "")var animatableData: \(raw: type(of: fields)) {
          get { \(raw: value(of: fields)) }
          set {
            \(raw: assignments(to: fields).joined(separator: "\n    "))
          }
        }
        """
      ]
    }

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard !protocols.isEmpty else { return [] }
      return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }

    // MARK: Pairs

    // The fields are the leaves of nested pairs: (first, (second, (third, …))).

    private static func type(of fields: [AnimatableField]) -> String {
      fields.dropLast().reversed().reduce(fields.last.map(dataType) ?? "") { rest, field in
        "SwiftUI.AnimatablePair<\(dataType(of: field)), \(rest)>"
      }
    }

    private static func dataType(of field: AnimatableField) -> String {
      "SwiftUI._AnimatableData<\(field.type)>"
    }

    private static func value(of fields: [AnimatableField]) -> String {
      fields.dropLast().reversed().reduce(fields.last.map(dataValue) ?? "") { rest, field in
        "SwiftUI.AnimatablePair(\(dataValue(of: field)), \(rest))"
      }
    }

    private static func dataValue(of field: AnimatableField) -> String {
      "\(field.name).animatableData"
    }

    private static func assignments(to fields: [AnimatableField]) -> [String] {
      fields.enumerated().map { index, field in
        let path = String(repeating: ".second", count: index)
        let end = index == fields.count - 1 ? "" : ".first"
        return "\(field.name).animatableData = newValue\(path)\(end)"
      }
    }
  }

  /// `@AnimatableIgnored`: marks a variable that `@Animatable` leaves out.
  struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      []
    }
  }
#endif
