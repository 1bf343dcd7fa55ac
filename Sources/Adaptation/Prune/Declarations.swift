import SwiftSyntax

extension TokenSyntax {
  /// The innermost declaration around it that stands in a type or at the top of the file.
  var outerDeclaration: DeclSyntax? {
    var node = parent
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), declaration.isOuter { return declaration }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// From the period to the end of the call, if this is the name of a modifier of a view that is missing.
  func modifier(missingBy breakage: Breakage) -> Range<Int>? {
    guard breakage.message.contains("has no member '\(text)'"),
      let access = parent?.parent?.as(MemberAccessExprSyntax.self), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id,
      base.is(FunctionCallExprSyntax.self) || breakage.message.contains("value of type 'some ")
    else { return nil }
    return access.period.positionAfterSkippingLeadingTrivia
      .utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The expression or statement at the top of the file in which it stands, such as a preview.
  var topStatement: CodeBlockItemSyntax? {
    var node = parent
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self),
        item.parent?.parent?.is(SourceFileSyntax.self) ?? false
      {
        return item
      }
      node = current.parent
    }
    return nil
  }
}

extension DeclSyntax {
  fileprivate var isOuter: Bool {
    guard let parent, !self.is(AccessorDeclSyntax.self), !self.is(IfConfigDeclSyntax.self) else {
      return false
    }
    if parent.is(MemberBlockItemSyntax.self) { return true }
    guard let item = parent.as(CodeBlockItemSyntax.self) else { return false }
    return item.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }

  /// The name with those of the types around: "Shop.body".
  var fullName: String {
    var names = [name]
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self),
        let declaration = current.as(DeclSyntax.self)
      {
        names.append(
          (group as? ExtensionDeclSyntax)?.extendedType.trimmedDescription ?? declaration.name)
      }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }

  private var name: String {
    if let named = asProtocol((any NamedDeclSyntax).self) {
      guard let function = self.as(FunctionDeclSyntax.self) else { return named.name.text }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(function.name.text)(\(labels.joined()))"
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? "a property"
    }
    if let type = self.as(ExtensionDeclSyntax.self) {
      return "the extension of \(type.extendedType.trimmedDescription)"
    }
    if let cases = self.as(EnumCaseDeclSyntax.self), let first = cases.elements.first {
      return first.name.text
    }
    if let macro = self.as(MacroExpansionDeclSyntax.self) { return "#\(macro.macroName.text)" }
    if self.is(InitializerDeclSyntax.self) { return "init" }
    if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if self.is(SubscriptDeclSyntax.self) { return "subscript" }
    return "a declaration"
  }

  /// The type of the value as written.
  var resultType: String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.trimmedDescription
    }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.trimmedDescription
  }

  /// The body around an offset: a code block, or the braces of a property that only has a getter.
  func body(around offset: Int) -> Syntax? {
    let candidates: [Syntax?]
    if let function = self.as(FunctionDeclSyntax.self) {
      candidates = [function.body.map { Syntax($0) }]
    } else if let initializer = self.as(InitializerDeclSyntax.self) {
      candidates = [initializer.body.map { Syntax($0) }]
    } else if let deinitializer = self.as(DeinitializerDeclSyntax.self) {
      candidates = [deinitializer.body.map { Syntax($0) }]
    } else if let variable = self.as(VariableDeclSyntax.self) {
      candidates = variable.bindings.compactMap(\.accessorBlock).flatMap(\.bodies)
    } else {
      candidates = self.as(SubscriptDeclSyntax.self)?.accessorBlock?.bodies ?? []
    }
    return candidates.compactMap(\.self).first {
      offset > $0.positionAfterSkippingLeadingTrivia.utf8Offset
        && offset < $0.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var bodies: [Syntax] {
    switch accessors {
    case .getter: [Syntax(self)]
    case .accessors(let list): list.compactMap { $0.body.map { Syntax($0) } }
    @unknown default: []
    }
  }
}
