import Foundation

extension PredicateComparison.Relation {
  /// Whether the values stand in this relation; values that cannot be compared do not.
  func holds(
    _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateComparison.Options
  ) -> Bool {
    switch self {
    case .equal: Self.areEqual(left, right, options)
    case .notEqual: !Self.areEqual(left, right, options)
    case .less: Self.order(left, right, options) == .orderedAscending
    case .greater: Self.order(left, right, options) == .orderedDescending
    case .lessOrEqual:
      Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between: Self.isBetween(left, right, options)
    case .isIn: Self.contains(right, left, options)
    case .contains: Self.contains(left, right, options)
    case .beginsWith, .endsWith, .like, .matches:
      Self.texts(left, right).map { holds($0, $1, options) } ?? false
    }
  }

  // MARK: Any values

  private static func areEqual(
    _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateComparison.Options
  ) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): options.fold(left) == options.fold(right)
    case (.rect(let left), .rect(let right)): left == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options) }
    case (.object(let left as NSObject), .object(let right as NSObject)): left.isEqual(right)
    case (.object(let left), .object(let right)): (left as AnyObject) === (right as AnyObject)
    default: false
    }
  }

  private static func order(
    _ left: PredicateValue, _ right: PredicateValue, _ options: PredicateComparison.Options
  ) -> ComparisonResult? {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    case (.string(let left), .string(let right)): options.fold(left).compare(options.fold(right))
    default: nil
    }
  }

  private static func isBetween(
    _ value: PredicateValue, _ bounds: PredicateValue, _ options: PredicateComparison.Options
  ) -> Bool {
    guard case .array(let bounds) = bounds, bounds.count == 2 else { return false }
    return greaterOrEqual.holds(value, bounds[0], options)
      && lessOrEqual.holds(value, bounds[1], options)
  }

  private static func contains(
    _ whole: PredicateValue, _ part: PredicateValue, _ options: PredicateComparison.Options
  ) -> Bool {
    switch (whole, part) {
    case (.array(let members), _): members.contains { areEqual($0, part, options) }
    case (.string(let whole), .string(let part)):
      part.isEmpty ? false : options.fold(whole).contains(options.fold(part))
    default: false
    }
  }

  // MARK: Texts

  private static func texts(
    _ left: PredicateValue, _ right: PredicateValue
  ) -> (String, String)? {
    guard case .string(let left) = left, case .string(let right) = right else { return nil }
    return (left, right)
  }

  private func holds(
    _ left: String, _ right: String, _ options: PredicateComparison.Options
  ) -> Bool {
    switch self {
    case .beginsWith: options.fold(left).hasPrefix(options.fold(right))
    case .endsWith: options.fold(left).hasSuffix(options.fold(right))
    case .like: Wildcard(options.fold(right)).matches(options.fold(left))
    case .matches: RegularExpressions.matchesWhole(left, pattern: right, options: options)
    default: false
    }
  }
}

extension PredicateComparison.Options {
  /// The text without what the options say does not matter.
  fileprivate func fold(_ text: String) -> String {
    if isEmpty { return text }
    if self == .caseInsensitive { return text.lowercased() }
    var options: String.CompareOptions = .diacriticInsensitive
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    return text.folding(options: options, locale: nil)
  }
}

/// A pattern of `LIKE`: `*` stands for any run of characters, `?` for one.
private struct Wildcard {
  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == "*" {
        retry = (position, index)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == text[position] {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position + 1, last.index)
        position = last.position + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}

/// The patterns of `MATCHES`.
private enum RegularExpressions {
  static func matchesWhole(
    _ text: String, pattern: String, options: PredicateComparison.Options
  ) -> Bool {
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
    else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}
