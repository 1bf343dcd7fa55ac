#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@Entry`: makes a property of a container of values, and the key that it is stored under.
  struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let key = try EntryProperty(declaration).keyName
      _ = try EntryContainer(of: context)
      return [
        "get { self[\(key).self] }",
        "set { self[\(key).self] = newValue }",
      ]
    }

    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      // The accessors report what is wrong with the declaration; once is enough.
      guard let property = try? EntryProperty(declaration),
        let container = try? EntryContainer(of: context)
      else { return [] }
      let members = try members(of: container, for: property)
      return [
        """
        private struct \(property.keyName): SwiftUI.\(raw: container.keyProtocol) {
          \(raw: members)
        }
        """
      ]
    }

    private static func members(
      of container: EntryContainer, for property: EntryProperty
    ) throws -> String {
      if container == .focused {
        guard let wrapped = property.wrappedType, property.initialValue == nil else {
          throw MacroError(
            "An entry of FocusedValues is optional and has no default value: "
              + "'@Entry var \(property.name.text): Value?'")
        }
        return "typealias Value = \(wrapped)"
      }
      let annotation = property.type.map { ": \($0)" } ?? ""
      if let value = property.initialValue {
        // The attribute makes a getter of the value, whose type is inferred as it is for the property.
        return "@SwiftUI.__EntryDefaultValue static var defaultValue\(annotation) = \(value)"
      }
      guard property.wrappedType != nil else {
        throw MacroError("'@Entry var \(property.name.text)' needs a default value")
      }
      return "static var defaultValue\(annotation) { get { nil } }"
    }
  }

  /// Turns the stored default of a key into a computed one, with the type of its initial value.
  struct EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      guard let value = try EntryProperty(declaration).initialValue else { return [] }
      return ["get { return \(value) }"]
    }
  }
#endif
