import Foundation
import FoundationAdditions

/// Formats of predicates, and what they are evaluated with.
enum Predicates {
  private static let words = [
    "(", ")", "AND", "OR", "NOT", "!", "==", "!=", "<", ">=", "BETWEEN", "IN", "CONTAINS[cd]",
    "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "ANY", "ALL", "NONE", "SELF", "TRUEPREDICATE",
    "{", "}", ",", "%@", "%K", "%d", "$x", "1", "-1", "1e308", "0x1F", "\"a\"", "'*'", "name",
    "name.length", "@count", "@max.x", "+", "-", "*", "/", "**", "count:(", "uppercase:(", "NULL",
    "#AND", "[", "]", ":=", "%", "\\",
  ]

  private static func format(_ random: inout RandomSource) -> String {
    (0..<Int.random(in: 1...14, using: &random)).map { _ in random.pick(words) }
      .joined(separator: random.flag() ? " " : "")
  }

  private static var objects: [Any] {
    [
      "a", 1, 2.5, ["name": "a", "length": 3] as [String: Any], [1, 2, 3], NSNull(),
      ["a", "b"] as NSArray,
    ]
  }

  private static func evaluate(_ predicate: NSPredicate, _ random: inout RandomSource) {
    _ = predicate.evaluate(with: random.pick(objects))
    _ = predicate.evaluate(with: nil)
  }

  private static func entry(
    _ name: String, _ make: @escaping @Sendable (inout RandomSource) -> NSPredicate
  ) -> Entry {
    Entry(name: name) { random in
      let predicate = make(&random)
      evaluate(predicate, &random)
    }
  }

  static let entries: [Entry] = [
    entry("NSPredicate words") { NSPredicate(format: format(&$0), argumentArray: ["name", 1, 2]) },
    entry("NSPredicate text") { NSPredicate(format: $0.text(), argumentArray: nil) },
    entry("NSPredicate parentheses") { random in
      let count = Int.random(in: 0...400, using: &random)
      return NSPredicate(
        format: String(repeating: "(", count: count) + "SELF == 1"
          + String(repeating: ")", count: random.flag() ? count : count / 2))
    },
    entry("NSPredicate NOT") { random in
      NSPredicate(
        format: String(repeating: "NOT ", count: Int.random(in: 0...400, using: &random))
          + "SELF == 1")
    },
    entry("NSPredicate sum") { random in
      let sign = random.pick([" + ", " - ", " * ", " / ", " ** "])
      let count = Int.random(in: 1...800, using: &random)
      return NSPredicate(
        format: "SELF == " + Array(repeating: "1", count: count).joined(separator: sign))
    },
    entry("NSPredicate OR") { random in
      let parts = (0..<Int.random(in: 1...300, using: &random)).map { "SELF == \($0)" }
      return NSPredicate(format: parts.joined(separator: random.flag() ? " OR " : " AND "))
    },
    entry("NSPredicate LIKE") { NSPredicate(format: "SELF LIKE[cd] %@", $0.text()) },
    entry("NSPredicate MATCHES") {
      NSPredicate(format: "SELF MATCHES %@", String($0.text().prefix(40)))
    },
    entry("NSPredicate CONTAINS") { NSPredicate(format: "SELF CONTAINS[c] %@", $0.text()) },
    entry("NSPredicate BETWEEN") {
      NSPredicate(format: "SELF BETWEEN {%@, %@}", argumentArray: [$0.number(), $0.number()])
    },
    entry("NSPredicate IN") { random in
      NSPredicate(
        format: "SELF IN %@", argumentArray: [[random.text(), random.number()] as [Any]])
    },
    entry("NSPredicate key") { NSPredicate(format: "%K == 1", argumentArray: [$0.text()]) },
    entry("NSPredicate arithmetic") { random in
      NSPredicate(
        format: "SELF / %@ - %@ ** 2 == %@",
        argumentArray: [random.number(), random.number(), random.number()])
    },
    entry("NSPredicate filter") { random in
      let predicate = NSPredicate(format: format(&random), argumentArray: ["name"])
      _ = (["a", "b", 3] as NSArray).filtered(using: predicate)
      return predicate
    },
    entry("NSCompoundPredicate") { random in
      NSCompoundPredicate(
        andPredicateWithSubpredicates: [
          NSPredicate(format: "SELF == %@", random.text()),
          NSCompoundPredicate(
            notPredicateWithSubpredicate: NSPredicate(format: "SELF == %@", random.text())),
        ])
    },
  ]
}
