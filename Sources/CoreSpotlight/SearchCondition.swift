import Foundation

/// What a query asks of an item.
indirect enum SearchCondition {
  case all([SearchCondition])
  case any([SearchCondition])
  case not(SearchCondition)
  case comparison(String, Comparison, String, Set<Character>)

  enum Comparison: String, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case atLeast = ">="
    case atMost = "<="
    case more = ">"
    case less = "<"
  }

  /// Nil for a text that is no query.
  init?(_ text: String) {
    var reader = SearchReader(text)
    guard let condition = reader.alternatives(), reader.isAtEnd else { return nil }
    self = condition
  }

  func holds(for item: CSSearchableItem) -> Bool {
    switch self {
    case .all(let parts): return parts.allSatisfy { $0.holds(for: item) }
    case .any(let parts): return parts.contains { $0.holds(for: item) }
    case .not(let part): return !part.holds(for: item)
    case .comparison(let name, .unequal, let pattern, let options):
      return !Self.comparison(name, .equal, pattern, options).holds(for: item)
    case .comparison(let name, let comparison, let pattern, let options):
      return values(name, item).contains { value in
        if let number = (value as? NSNumber)?.doubleValue, let other = Double(pattern) {
          return Self.compare(number, comparison, other)
        }
        return comparison == .equal
          && Self.matches("\(value)", pattern, options)
      }
    }
  }

  private func values(_ name: String, _ item: CSSearchableItem) -> [Any] {
    let names =
      name == "*"
      ? ["title", "displayName", "contentDescription", "keywords", "textContent"] : [name]
    return names.flatMap { name -> [Any] in
      if name == "domainIdentifier" { return item.domainIdentifier.map { [$0] } ?? [] }
      let value = item.attributeSet[name]
      return value as? [Any] ?? value.map { [$0] } ?? []
    }
  }

  private static func compare(_ left: Double, _ comparison: Comparison, _ right: Double) -> Bool {
    switch comparison {
    case .equal: left == right
    case .unequal: left != right
    case .atLeast: left >= right
    case .atMost: left <= right
    case .more: left > right
    case .less: left < right
    }
  }

  /// Whether a text is as a pattern with stars says; with `w`, whether one of its words is.
  private static func matches(
    _ text: String, _ pattern: String, _ options: Set<Character>
  ) -> Bool {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    let text = text.folding(options: folding, locale: nil)
    let pattern = pattern.folding(options: folding, locale: nil)
    if matches(Array(text), Array(pattern)) { return true }
    guard options.contains("w") else { return false }
    return text.split { !$0.isLetter && !$0.isNumber }
      .contains { matches(Array($0), Array(pattern)) }
  }

  private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
    // Where a star was seen last, and how much of the text it has taken.
    var (place, wanted, star, taken) = (0, 0, -1, 0)
    while place < text.count {
      if wanted < pattern.count, pattern[wanted] == "*" {
        (star, taken) = (wanted, place)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == text[place] {
        place += 1
        wanted += 1
      } else if star >= 0 {
        taken += 1
        (place, wanted) = (taken, star + 1)
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == "*" }
  }
}

/// Reads queries.
struct SearchReader {
  private var rest: Substring
  /// How many brackets and negations are open; a query of more than a hundred is none.
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  private mutating func take(_ word: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  mutating func alternatives() -> SearchCondition? {
    guard let first = parts() else { return nil }
    var found = [first]
    while take("||") {
      guard let next = parts() else { return nil }
      found.append(next)
    }
    return found.count == 1 ? first : .any(found)
  }

  private mutating func parts() -> SearchCondition? {
    guard let first = part() else { return nil }
    var found = [first]
    while take("&&") {
      guard let next = part() else { return nil }
      found.append(next)
    }
    return found.count == 1 ? first : .all(found)
  }

  private mutating func part() -> SearchCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { return nil }
    if take("(") {
      guard let inner = alternatives(), take(")") else { return nil }
      return inner
    }
    if take("!") { return part().map { .not($0) } }
    return comparison()
  }

  private mutating func comparison() -> SearchCondition? {
    rest = rest.drop(while: \.isWhitespace)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty,
      let comparison = SearchCondition.Comparison.allCases.first(where: { take($0.rawValue) })
    else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let number = rest.prefix { $0.isNumber || ".-".contains($0) }
      rest = rest.dropFirst(number.count)
      return number.isEmpty ? nil : .comparison(String(name), comparison, String(number), [])
    }
    rest = rest.dropFirst()
    var pattern = ""
    while let next = rest.popFirst(), next != quote {
      pattern.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    let options = rest.prefix { "cdwt".contains($0) }
    rest = rest.dropFirst(options.count)
    return .comparison(String(name), comparison, pattern, Set(options))
  }
}
