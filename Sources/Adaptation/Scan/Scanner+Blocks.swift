import SwiftSyntax

/// `unsafeBitCast(block as AnyObject, to: Handler.self)`.
struct BlockCastSite: Sendable {
  /// What the type is called.
  let name: String
  /// The full name of the type around.
  let context: String
  let edits: [Edit]
}

extension Scanner {
  /// Lets closures be taken out of objects, as blocks are: they are no objects without Objective-C.
  func takeBlockCast(_ node: FunctionCallExprSyntax) {
    if takePointer(node) { return }
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "unsafeBitCast", node.arguments.count == 2,
      let value = node.arguments.first, let target = node.arguments.last,
      let type = target.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base
    else { return }
    let edits = [Edit(range(callee), "BlockCast.block")] + droppingObject(value.expression)
    if let isBlock = base.isBlockType {
      guard isBlock else { return }
      self.edits += edits
      imports.needsAdditions = true
    } else {
      let site = BlockCastSite(name: base.trimmedDescription, context: context, edits: edits)
      sites.append(.blockCast(site))
    }
  }

  /// `Unmanaged<AnyObject>.passUnretained(block as AnyObject)`: what holds the closure has to live on.
  ///
  /// - Returns: whether it was that.
  private func takePointer(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "passUnretained", node.arguments.count == 1,
      ["Unmanaged<AnyObject>", "Unmanaged"].contains(access.base?.trimmedDescription),
      let value = node.arguments.first?.expression,
      let body = node.bodyAround, body.trimmedDescription.contains("unsafeBitCast(")
    else { return false }
    let cast = droppingObject(value)
    guard !cast.isEmpty else { return false }
    edits.append(.insert("BlockCast.object(", at: range(value).lowerBound))
    edits += cast.map { Edit($0.range, ")") }
    imports.needsAdditions = true
    return true
  }

  /// Takes `as AnyObject` out at the end of an expression.
  private func droppingObject(_ value: ExprSyntax) -> [Edit] {
    let (operand, type) = value.castType
    guard type?.trimmedDescription == "AnyObject",
      value.castOperator?.trimmedDescription == "as"
    else { return [] }
    return [Edit(range(operand).upperBound..<range(value).upperBound, "")]
  }
}

extension ExprSyntax {
  /// Whether a type's expression is that of a block; nil for a name that is declared elsewhere.
  fileprivate var isBlockType: Bool? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.expression.isBlockType
    }
    if let type = self.as(TypeExprSyntax.self)?.type { return type.isBlock }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return self.is(MemberAccessExprSyntax.self) ? nil : false
    }
    // An alias in a function is in no index.
    var scope = parent
    while let node = scope {
      for statement in node.as(CodeBlockItemListSyntax.self) ?? [] {
        guard let alias = statement.item.as(TypeAliasDeclSyntax.self), alias.name.text == name
        else { continue }
        return alias.initializer.value.isBlock
      }
      scope = node.parent
    }
    return nil
  }
}

extension TypeSyntax {
  /// Whether it is `@convention(block) (Int) -> Void`.
  var isBlock: Bool {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.type.isBlock
    }
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.lastName == "convention"
        && attribute.arguments?.trimmedDescription == "block"
    }
  }
}

extension SyntaxProtocol {
  /// The body of the function around, or the file.
  fileprivate var bodyAround: Syntax? {
    var place = parent
    while let node = place {
      let isFunction =
        node.parent?.is(FunctionDeclSyntax.self) ?? false
        || node.parent?.is(AccessorDeclSyntax.self) ?? false
      if node.is(CodeBlockSyntax.self) && isFunction || node.is(AccessorBlockSyntax.self) {
        return node
      }
      if node.parent == nil { return node }
      place = node.parent
    }
    return nil
  }
}
