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
    /// A constant, whose value the object itself has.
    let isConstant: Bool

    /// Nil for what `@Model` leaves alone: constants with a value, what is computed, lazy, static or transient.
    init?(_ declaration: some DeclSyntaxProtocol) {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        !variable.modifiers.contains(where: { Self.excluding.contains($0.name.text) }),
        !Self.has("Transient", in: variable.attributes),
        !Self.isComputed(binding)
      else { return nil }
      isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      if isConstant, binding.initializer != nil { return nil }
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

    /// Whether a declaration of several properties has some that would be stored with the model.
    static func isStoredWithOthers(_ variable: VariableDeclSyntax) -> Bool {
      guard variable.bindings.count > 1,
        !variable.modifiers.contains(where: { excluding.contains($0.name.text) }),
        !has("Transient", in: variable.attributes)
      else { return false }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      return variable.bindings.contains {
        isConstant ? $0.initializer == nil : !isComputed($0)
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

    /// What follows the names of what it calls.
    var suffix: String { isTransformable ? "Transformable" : "" }

    /// Whether its values are written by a transformer, and may be of any type.
    var isTransformable: Bool {
      guard let attribute = Self.attribute("Attribute", in: attributes),
        case .argumentList(let arguments)? = attribute.arguments
      else { return false }
      return arguments.contains {
        guard let call = $0.expression.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          == "transformable"
      }
    }

    /// The name of the property that a relationship says is the other side.
    private static func inverse(in attribute: AttributeSyntax) -> String? {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let path = arguments.first(where: { $0.label?.text == "inverse" })?.expression
          .as(KeyPathExprSyntax.self),
        case .property(let property)? = path.components.last?.component
      else { return nil }
      return property.declName.baseName.text.filter { $0 != "`" }
    }

    /// What the schema is told of the property.
    func metadata(of model: String) -> String {
      var parts = ["name: \"\(name)\"", "keypath: \\\(model).\(identifier)"]
      if isConstant { parts.append("isConstant: true") }
      if let value { parts.append("defaultValue: \(value.description)") }
      for mark in ["Attribute", "Relationship"] {
        guard let attribute = Self.attribute(mark, in: attributes) else { continue }
        var arguments: [String] = []
        if case .argumentList(let list)? = attribute.arguments {
          // The last one may have a comma as well.
          arguments = list.map { $0.with(\.trailingComma, nil).trimmedDescription }
        }
        if let name = Self.inverse(in: attribute) { arguments.append("_inverseName: \"\(name)\"") }
        parts.append("metadata: SwiftData.Schema.\(mark)(\(arguments.joined(separator: ", ")))")
        break
      }
      return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
    }
  }
#endif
