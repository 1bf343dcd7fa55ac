#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `#Preview`: registers a view under a name.
  ///
  /// The view is made only when somebody shows the preview; the traits are type-checked and not kept.
  struct PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let name = name(of: node)
      let body = try PreviewBody(of: node)
      let type = context.makeUniqueName("Preview")
      guard !body.properties.isEmpty else {
        return [
          """
          private struct \(type): SwiftUI._PreviewRegistration {
            static var name: Swift.String? { \(name) }
            @MainActor \(raw: body.builder)static var body: some SwiftUI.View {
              \(body.statements)
            }
          }
          """
        ]
      }
      return [
        """
        private struct \(type): SwiftUI._PreviewRegistration {
          struct Content: SwiftUI.View {
            \(raw: body.properties.map(\.description).joined(separator: "\n    "))
            \(raw: body.builder)var body: some SwiftUI.View {
              \(body.statements)
            }
          }
          static var name: Swift.String? { \(name) }
          @MainActor static var body: some SwiftUI.View { Content() }
        }
        """
      ]
    }
  }

  /// `#Preview` of a UIKit view.
  struct UIViewPreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      [try registration(of: node, making: "UIView", in: context)]
    }
  }

  /// `#Preview` of a view controller.
  struct UIViewControllerPreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      [try registration(of: node, making: "UIViewController", in: context)]
    }
  }

  // MARK: Parts

  /// A type that makes an object of UIKit's with the statements of the preview.
  private func registration(
    of node: some FreestandingMacroExpansionSyntax, making kind: TokenSyntax,
    in context: some MacroExpansionContext
  ) throws -> DeclSyntax {
    let body = try PreviewBody(of: node)
    return """
      private struct \(context.makeUniqueName("Preview")): SwiftUI._\(kind)PreviewRegistration {
        static var name: Swift.String? { \(name(of: node)) }
        @MainActor static func make\(kind)() -> UIKit.\(kind) {
          \(raw: body.properties.map(\.description).joined(separator: "\n    "))
          \(body.statements)
        }
      }
      """
  }

  /// The first argument, if it is the name.
  private func name(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    guard let first = node.arguments.first, first.label == nil,
      !first.expression.is(ClosureExprSyntax.self)
    else { return "nil" }
    return first.expression.trimmed
  }

  /// `@Previewable`: marks a property that a preview's view owns, for `#Preview` to move there.
  struct PreviewableMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard declaration.is(VariableDeclSyntax.self) else {
        throw MacroError("'@Previewable' is for a property at the top of a '#Preview'")
      }
      return []
    }
  }
#endif
