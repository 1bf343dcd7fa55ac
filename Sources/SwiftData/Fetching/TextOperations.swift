import Foundation

/// What a predicate can say of two texts.
public protocol _TextOperation: Sendable {
  associatedtype Result

  static func result(of text: some StringProtocol, _ other: some StringProtocol) -> Result
}

// What Foundation lacks on Linux of texts in `#Predicate`.
extension PredicateExpressions {
  /// An operation on two texts.
  public struct _TextComparison<
    Operation: _TextOperation, Root: Foundation.PredicateExpression,
    Other: Foundation.PredicateExpression
  >: Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Operation.Result

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Operation.Result {
      Operation.result(of: try root.evaluate(bindings), try other.evaluate(bindings))
    }
  }

  // MARK: The operations

  public enum _LocalizedStandardContains: _TextOperation {
    public static func result(of text: some StringProtocol, _ other: some StringProtocol) -> Bool {
      text.localizedStandardContains(other)
    }
  }

  public enum _CaseInsensitiveCompare: _TextOperation {
    public static func result(
      of text: some StringProtocol, _ other: some StringProtocol
    ) -> ComparisonResult { text.caseInsensitiveCompare(other) }
  }

  public enum _LocalizedCompare: _TextOperation {
    public static func result(
      of text: some StringProtocol, _ other: some StringProtocol
    ) -> ComparisonResult { text.localizedCompare(other) }
  }

  /// Whether a text has another one in it, whatever the case and the accents.
  public typealias StringLocalizedStandardContains<
    Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
  > = _TextComparison<_LocalizedStandardContains, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// How a text is ordered to another one, whatever the case.
  public typealias StringCaseInsensitiveCompare<
    Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
  > = _TextComparison<_CaseInsensitiveCompare, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// How a text is ordered to another one for people of the current region.
  public typealias StringLocalizedCompare<
    Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
  > = _TextComparison<_LocalizedCompare, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  // MARK: What the macro calls

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }

  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { .init(root: root, other: other) }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { .init(root: root, other: other) }
}

extension PredicateExpressions._TextComparison: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions._TextComparison: Codable where Root: Codable, Other: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    root = try container.decode(Root.self)
    other = try container.decode(Other.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
}

extension PredicateExpressions._TextComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
