import Foundation

// `localizedStandardContains` in `#Predicate`, which Foundation lacks on Linux.
extension PredicateExpressions {
  /// Whether a text has another one in it, whatever the case and the accents.
  public struct StringLocalizedStandardContains<
    Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
  >: Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {
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

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
