#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax

  /// A property of a model's class that is stored with the model.
  struct ModelProperty {
    /// As it is written, with back quotes if it has them.
    let identifier: String
    /// Without back quotes.
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax?
    let attributes: AttributeListSyntax

    /// Nil for what `@Model` leaves alone: constants, what is computed, lazy, static or transient.
    init?(_ declaration: some DeclSyntaxProtocol) {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        !variable.modifiers.contains(where: { Self.excluding.contains($0.name.text) }),
        !Self.has("Transient", in: variable.attributes),
        !Self.isComputed(binding)
      else { return nil }
      identifier = pattern.identifier.trimmedDescription
      name = identifier.filter { $0 != "`" }
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
      attributes = variable.attributes
    }

    private static let excluding: Set<String> = ["static", "class", "lazy", "override"]

    /// Properties with observers are stored.
    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let accessors) = block.accessors else { return true }
      return !accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }

    static func has(_ name: String, in attributes: AttributeListSyntax) -> Bool {
      attribute(name, in: attributes) != nil
    }

    static func attribute(_ name: String, in attributes: AttributeListSyntax) -> AttributeSyntax? {
      attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
        let written = $0.attributeName.trimmedDescription
        return written == name || written == "SwiftData.\(name)"
      }
    }

    /// What the schema is told of the property.
    func metadata(of model: String) -> String {
      var parts = ["name: \"\(name)\"", "keypath: \\\(model).\(identifier)"]
      if let value { parts.append("defaultValue: \(value.description)") }
      for mark in ["Attribute", "Relationship"] {
        guard let attribute = Self.attribute(mark, in: attributes) else { continue }
        let arguments = attribute.arguments?.trimmedDescription ?? ""
        parts.append("metadata: SwiftData.Schema.\(mark)(\(arguments))")
        break
      }
      return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
    }
  }
#endif
