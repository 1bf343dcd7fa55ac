#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax

  /// One stored variable that `@Animatable` animates.
  struct AnimatableField {
    let name: String
    let type: String

    /// The animated variables of a declaration; none for one that isn't a stored variable.
    static func fields(of declaration: DeclSyntax) throws -> [AnimatableField] {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(where: \.isOfType),
        variable.attributes.isEmpty
      else { return [] }
      // `var x, y: Double` has its type only at the end.
      var type: TypeSyntax?
      let fields = try variable.bindings.reversed().compactMap { binding in
        type = binding.typeAnnotation?.type.trimmed ?? type
        return try field(of: binding, type: type)
      }
      return fields.reversed()
    }

    private static func field(
      of binding: PatternBindingSyntax, type: TypeSyntax?
    ) throws -> AnimatableField? {
      guard !binding.isComputed,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      if let type { return AnimatableField(name: name, type: type.description) }
      if binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true {
        return AnimatableField(name: name, type: "Swift.Double")
      }
      throw MacroError(
        "'@Animatable' needs the type of '\(name)' written out; "
          + "mark it '@AnimatableIgnored' if it isn't animated")
    }
  }

  extension PatternBindingSyntax {
    /// Whether it has a getter, rather than observers or nothing.
    fileprivate var isComputed: Bool {
      guard let accessors = accessorBlock?.accessors else { return false }
      guard case .accessors(let list) = accessors else { return true }
      return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
  }

  extension DeclModifierSyntax {
    /// Whether it makes a member one of the type, or one that can't be set when it likes.
    fileprivate var isOfType: Bool {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains(name.tokenKind)
    }
  }
#endif
