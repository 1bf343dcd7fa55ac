#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// SwiftData's `@Query`: makes a view's property one that shows what a `Query` finds.
  struct QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let property = try QueryProperty(declaration)
      // Code that runs does not find the property beside it. There it is that of a `#Preview`, which moves it into
      // a view; until then its type is all that is asked for.
      guard context.isInType else {
        return ["get { \(raw: property.query(node)).wrappedValue }"]
      }
      return ["get { _\(raw: property.name).wrappedValue }"]
    }

    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      // The accessors report what is wrong with the declaration; once is enough.
      guard context.isInType, let property = try? QueryProperty(declaration) else { return [] }
      let arguments = node.arguments?.trimmedDescription ?? ""
      // Not private: the view's memberwise initialiser would be so as well.
      return [
        "\(raw: property.access)var _\(raw: property.name): \(raw: property.type) = SwiftData.Query(\(raw: arguments))"
      ]
    }
  }

  extension MacroExpansionContext {
    /// Whether the declaration stands in a type, not among statements.
    fileprivate var isInType: Bool {
      guard let surrounding = lexicalContext.first else { return false }
      return surrounding.isProtocol(DeclGroupSyntax.self)
    }
  }

  /// The property that an `@Query` is attached to.
  struct QueryProperty {
    /// Without back quotes.
    let name: String
    /// What is found, an array.
    let result: String
    let element: String
    /// A word with a blank, or nothing.
    let access: String

    /// The query's own type.
    var type: String { "SwiftData.Query<\(element), \(result)>" }

    /// A query as the attribute says it.
    func query(_ attribute: AttributeSyntax) -> String {
      "\(type)(\(attribute.arguments?.trimmedDescription ?? ""))"
    }

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else {
        throw ModelMacroError("'@Query' is for one 'var' with a name")
      }
      name = pattern.identifier.text.filter { $0 != "`" }
      guard binding.accessorBlock == nil, binding.initializer == nil else {
        throw ModelMacroError("'@Query' makes the value of '\(name)' itself")
      }
      guard let type = binding.typeAnnotation?.type.trimmed, let element = Self.element(of: type)
      else {
        throw ModelMacroError("'@Query var \(name)' needs a type, which is an array of models")
      }
      result = type.description
      self.element = element
      access =
        variable.modifiers.first { $0.name.tokenKind == .keyword(.fileprivate) }
        .map { "\($0.name.text) " } ?? ""
    }

    private static func element(of type: TypeSyntax) -> String? {
      if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
      if let alias = alias(type) { return "\(alias).Element" }
      guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
        case .type(let element)? = named.genericArgumentClause?.arguments.first?.argument
      else { return nil }
      return element.trimmedDescription
    }

    /// A name that may be another one of an array: the compiler checks it.
    private static func alias(_ type: TypeSyntax) -> String? {
      let arguments =
        type.as(IdentifierTypeSyntax.self).map(\.genericArgumentClause)
        ?? type.as(MemberTypeSyntax.self).map(\.genericArgumentClause)
      guard let arguments, arguments == nil else { return nil }
      return type.trimmedDescription
    }
  }
#endif
