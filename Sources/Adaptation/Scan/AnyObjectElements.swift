import SwiftSyntax

/// Finds out whether an expression gives several objects of any class, and which closures get one of them.
enum AnyObjectElements {
  /// The parameters that are elements, of the closures that methods of arrays take.
  private static let parameters: [String: Set<Int>] = {
    let single = [
      "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "contains",
      "firstIndex",
      "lastIndex", "allSatisfy", "count", "prefix", "drop", "removeAll", "partition", "split",
    ]
    let pairs = ["sorted", "sort", "min", "max"]
    return Dictionary(
      uniqueKeysWithValues: single.map { ($0, [0]) } + pairs.map { ($0, [0, 1]) }
        + [("reduce", [1])])
  }()

  /// Whether a parameter of a closure is an element of several objects: `($0 as? [AnyObject])?.map { $0.tag }`.
  static func isTaken(by closure: ClosureExprSyntax, at index: Int) -> Bool {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let called = call?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = called.base,
      parameters[called.declName.baseName.text]?.contains(index) ?? false
    else { return false }
    return isSeveral(base)
  }

  /// Whether an expression is cast to `[AnyObject]`, or names a variable of that type.
  static func isSeveral(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isSeveral(chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return isSeveral(forced.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isSeveral(only.expression)
    }
    if let variable = expression.as(DeclReferenceExprSyntax.self) {
      return AnyObjectVariables.isSeveral(variable)
    }
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2
    else { return false }
    if elements[1].is(UnresolvedAsExprSyntax.self) {
      return ["[AnyObject]", "[AnyObject]?", "[AnyObject]!"].contains(
        elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription)
    }
    // `objects ?? []`
    return elements[1].trimmedDescription == "??" && isSeveral(elements[0])
  }
}
