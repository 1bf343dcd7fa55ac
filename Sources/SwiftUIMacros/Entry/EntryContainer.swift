#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The types that an `@Entry` can extend, and the protocols of their keys.
  enum EntryContainer: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    /// Finds the type whose extension the macro stands in.
    init(of context: some MacroExpansionContext) throws {
      let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
        .first?.extendedType.trimmedDescription
      let name = extended?.split(separator: ".").last.map(String.init) ?? ""
      guard let container = EntryContainer(rawValue: name) else {
        throw MacroError(
          """
          '@Entry' declares a property in an extension of EnvironmentValues, Transaction, \
          ContainerValues or FocusedValues\(name.isEmpty ? "" : ", not of \(name)")
          """)
      }
      self = container
    }

    var keyProtocol: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .container: "ContainerValueKey"
      case .focused: "FocusedValueKey"
      }
    }
  }
#endif
