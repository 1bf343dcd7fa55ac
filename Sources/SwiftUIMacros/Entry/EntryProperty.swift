#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax

  /// The property that an `@Entry` is attached to.
  struct EntryProperty {
    let name: TokenSyntax
    let type: TypeSyntax?
    let initialValue: ExprSyntax?

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else {
        throw MacroError("'@Entry' is for one 'var' with a name")
      }
      guard binding.accessorBlock == nil else {
        throw MacroError("'@Entry' makes the accessors of '\(pattern.identifier.text)' itself")
      }
      name = pattern.identifier.trimmed
      type = binding.typeAnnotation?.type.trimmed
      initialValue = binding.initializer?.value.trimmed
    }

    /// The name of the key that stands beside the property.
    var keyName: TokenSyntax {
      let plain = name.text.filter { $0 != "`" }
      return .identifier("__Key_\(plain)")
    }

    /// What the type wraps, if it is written as an optional.
    var wrappedType: TypeSyntax? {
      guard let type else { return nil }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return parenthesesRemoved(optional.wrappedType)
      }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return parenthesesRemoved(optional.wrappedType)
      }
      if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
        case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
      {
        return wrapped
      }
      return nil
    }

    private func parenthesesRemoved(_ type: TypeSyntax) -> TypeSyntax {
      guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.firstName == nil
      else { return type }
      return element.type.trimmed
    }
  }
#endif
