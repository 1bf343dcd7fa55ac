#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// What a `#Preview` shows.
  struct PreviewBody {
    /// The properties marked `@Previewable`, without the mark.
    let properties: [VariableDeclSyntax]

    /// Everything else.
    let statements: CodeBlockItemListSyntax

    /// The attribute that the body needs: none if it returns its view, which no builder allows.
    var builder: String {
      let finder = ReturnFinder(viewMode: .sourceAccurate)
      finder.walk(statements)
      return finder.hasFound ? "" : "@SwiftUI.ViewBuilder "
    }

    init(of node: some FreestandingMacroExpansionSyntax) throws {
      let argument = node.arguments.last { $0.label?.text == "body" }?.expression
      guard let closure = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self) else {
        guard let argument else { throw MacroError("'#Preview' needs a view to show") }
        // A function or a variable that makes the view.
        properties = []
        statements = CodeBlockItemListSyntax([
          CodeBlockItemSyntax(item: .expr("\(argument.trimmed)()"))
        ])
        return
      }
      var properties: [VariableDeclSyntax] = []
      var statements: [CodeBlockItemSyntax] = []
      for statement in closure.statements {
        if let variable = statement.item.as(VariableDeclSyntax.self),
          let property = variable.removingPreviewable
        {
          properties.append(property)
        } else {
          statements.append(statement)
        }
      }
      self.properties = properties
      self.statements = CodeBlockItemListSyntax(statements).trimmed
    }
  }

  /// Looks for a `return` of the code itself, not of closures and functions in it.
  private final class ReturnFinder: SyntaxVisitor {
    private(set) var hasFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      hasFound = true
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension VariableDeclSyntax {
    /// The declaration without its attribute `@Previewable`, or nil if it has none.
    fileprivate var removingPreviewable: VariableDeclSyntax? {
      let others = attributes.filter { element in
        guard case .attribute(let attribute) = element else { return true }
        return attribute.attributeName.trimmedDescription.split(separator: ".").last
          != "Previewable"
      }
      guard others.count < attributes.count else { return nil }
      return with(\.attributes, others).trimmed
    }
  }
#endif
