import Foundation

// Foundation for Linux has the class, marks it as deprecated and ends the program where one is made: all of this is
// ours.

@available(*, deprecated, message: "It works; Foundation for Linux calls the class deprecated.")
extension NSComparisonPredicate {
  private struct Parts: @unchecked Sendable {
    let left: NSExpression
    let right: NSExpression
    let modifier: Modifier
    let type: Operator
    let options: Options
    let comparison: PredicateComparison
  }

  private static let parts = ObjectRecords<NSComparisonPredicate, Parts>()

  /// Compares two expressions: holds for objects for which they stand in that relation.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    let comparison = PredicateComparison(
      quantifier: .init(modifier), left: MadeExpressions.shared.made(of: lhs).expression,
      relation: .init(type), options: .init(options),
      right: MadeExpressions.shared.made(of: rhs).expression)
    let parts = Parts(
      left: lhs, right: rhs, modifier: modifier, type: type, options: options,
      comparison: comparison)
    let predicate = FoundationInstance.predicate(Self.self) { object, variables in
      let node = PredicateNode.comparison(parts.comparison)
      do {
        return try node.evaluate(DynamicSubject(object), variables: variables ?? [:])
      } catch {
        Mistake.fail("\(error)")
        return false
      }
    }
    guard let predicate else {
      fatalError(
        "NSComparisonPredicate can't be made: Swift's runtime is not the one of Swift 6.3.")
    }
    ParsedPredicates.shared.remember(.comparison(comparison), of: predicate)
    Self.parts.remember(parts, of: predicate)
    self.init(predicate)
  }

  // MARK: Parts

  private var made: Parts {
    guard let parts = Self.parts.record(of: self) else {
      fatalError("An NSComparisonPredicate that Foundation has made: there are none on Linux.")
    }
    return parts
  }

  public var leftExpression: NSExpression { made.left }
  public var rightExpression: NSExpression { made.right }
  public var comparisonPredicateModifier: Modifier { made.modifier }
  public var predicateOperatorType: Operator { made.type }
  public var options: Options { made.options }
}

@available(*, deprecated, message: "Foundation for Linux calls comparisons deprecated.")
extension PredicateComparison.Quantifier {
  fileprivate init(_ modifier: NSComparisonPredicate.Modifier) {
    switch modifier {
    case .direct: self = .one
    case .all: self = .all
    case .any: self = .any
    }
  }
}

@available(*, deprecated, message: "Foundation for Linux calls comparisons deprecated.")
extension PredicateComparison.Options {
  fileprivate init(_ options: NSComparisonPredicate.Options) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
  }
}

@available(*, deprecated, message: "Foundation for Linux calls comparisons deprecated.")
extension PredicateComparison.Relation {
  fileprivate init(_ type: NSComparisonPredicate.Operator) {
    switch type {
    case .lessThan: self = .less
    case .lessThanOrEqualTo: self = .lessOrEqual
    case .greaterThan: self = .greater
    case .greaterThanOrEqualTo: self = .greaterOrEqual
    case .equalTo: self = .equal
    case .notEqualTo: self = .notEqual
    case .matches: self = .matches
    case .like: self = .like
    case .beginsWith: self = .beginsWith
    case .endsWith: self = .endsWith
    case .in: self = .isIn
    case .contains: self = .contains
    case .between: self = .between
    }
  }
}
