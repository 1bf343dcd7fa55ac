#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// TipKit's `#Rule`: makes a rule of a parameter or an event and a condition.
  struct TipRuleMacro: ExpressionMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
      let arguments = node.arguments.map(\.expression.trimmedDescription)
      let conditions = [node.trailingClosure?.trimmedDescription].compactMap(\.self)
      let all = arguments + conditions
      guard all.count == 2, node.additionalTrailingClosures.isEmpty else {
        throw MacroError("'#Rule' needs a parameter or an event, and one condition")
      }
      // Its type is known where it stands.
      return ".init(\(raw: all.joined(separator: ", ")))"
    }
  }
#endif
