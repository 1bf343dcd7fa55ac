import SwiftSyntax

/// What may stand in a dictionary of objects of any class: `json["main"]?["temp"]`, `json["id"]?.stringValue`.
///
/// Of which type the dictionary's values are, other files may say. So the type of the value decides when it is compiled:
/// `_lookedUp` of any object gives what finds its elements and members, and that of all other values the value itself.
extension Scanner {
  /// `json["main"]?["temp"]` that is cast, or that is only read in a file that names `AnyObject`; in such a file also an
  /// element of a variable that was found so, and of a closure's parameter that may be missing.
  ///
  /// - Returns: whether it was that.
  func takeLookedUpElement(_ node: SubscriptCallExprSyntax) -> Bool {
    let use = ExprSyntax(node).use
    guard use == .cast || use == .read && needles.hasAnyObject else { return false }
    if let value = node.calledExpression.lookedUpValue {
      takeLookedUp(value)
      return true
    }
    guard needles.hasAnyObject else { return false }
    return takeLookedUpVariable(node.calledExpression, isCast: use == .cast)
  }

  /// `user["name"]` after `guard let user = json["user"]`, and `json?["user"] as? String` in `load { json, error in … }`.
  private func takeLookedUpVariable(_ called: ExprSyntax, isCast: Bool) -> Bool {
    let marked =
      called.as(OptionalChainingExprSyntax.self)?.expression
      ?? called.as(ForceUnwrapExprSyntax.self)?.expression
    guard let variable = (marked ?? called).as(DeclReferenceExprSyntax.self),
      variable.isLookedUp || marked != nil && isCast && variable.isUntypedParameter
    else { return false }
    let place = range(variable)
    if marked == nil {
      edits.append(.insert("Optional(", at: place.lowerBound))
      edits.append(.insert(")._lookedUp!", at: place.upperBound))
    } else {
      edits.append(.insert("._lookedUp", at: place.upperBound))
    }
    imports.needsAdditions = true
    return true
  }

  /// `json["id"]?.stringValue` in a file that names `AnyObject`.
  ///
  /// - Returns: whether it was that.
  func takeLookedUpMember(_ node: MemberAccessExprSyntax) -> Bool {
    guard needles.hasAnyObject, let value = node.base?.lookedUpValue,
      (node.isCalled ? Self.lookedUpMethods : Self.lookedUpProperties).contains(
        node.declName.baseName.text)
    else { return false }
    takeLookedUp(value)
    return true
  }

  private func takeLookedUp(_ value: SubscriptCallExprSyntax) {
    edits.append(.insert("._lookedUp", at: range(value).upperBound))
    imports.needsAdditions = true
  }

  private static let lookedUpProperties: Set<String> = [
    "stringValue", "intValue", "integerValue", "doubleValue", "floatValue", "boolValue", "length",
    "description", "count", "firstObject", "lastObject", "allKeys", "allValues",
  ]
  private static let lookedUpMethods: Set<String> = ["object", "value"]
}

extension ExprSyntax {
  /// The subscript in `json["main"]?` and `json["main"]!`.
  fileprivate var lookedUpValue: SubscriptCallExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(SubscriptCallExprSyntax.self)
    }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
  }

  fileprivate enum Use {
    case cast, read, changed
  }

  /// What is done with what is found, as far as the syntax tells.
  fileprivate var use: Use {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    guard let parent = node.parent else { return .read }
    if let outer = parent.as(SubscriptCallExprSyntax.self),
      outer.calledExpression.id == node.as(ExprSyntax.self)?.id
    {
      return ExprSyntax(outer).use
    }
    // A method may change what stands in the dictionary.
    if parent.is(MemberAccessExprSyntax.self) || parent.is(InOutExprSyntax.self) { return .changed }
    guard let list = parent.as(ExprListSyntax.self).map(Array.init),
      let place = list.firstIndex(where: { $0.id == node.as(ExprSyntax.self)?.id }),
      place + 1 < list.count
    else { return .read }
    let next = list[place + 1]
    if next.is(UnresolvedAsExprSyntax.self) || next.is(UnresolvedIsExprSyntax.self) {
      return .cast
    }
    if next.is(AssignmentExprSyntax.self) { return .changed }
    let sign = next.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    let isCompound =
      sign.count > 1 && sign.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "==="]
        .contains(sign)
    return isCompound ? .changed : .read
  }
}
