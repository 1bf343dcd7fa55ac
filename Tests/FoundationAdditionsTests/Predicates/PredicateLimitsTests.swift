import Foundation
import Testing

@testable import FoundationAdditions

/// Formats that would overflow the stack of whoever parses, evaluates or releases them.
@Suite struct PredicateLimitsTests {
  private func problem(_ format: String) -> String? {
    do {
      _ = try PredicateParser.parse(format, arguments: [])
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("(", "a == 1", ")"), ("NOT ", "a == 1", ""), ("!", "a == 1", ""),
    ("{", "1", "}"), ("a == (", "1", ")"), ("2 ** ", "2 == 2", ""), ("a == ABS:(", "1", ")"),
  ])
  func whatIsNestedTooDeeplyIsSaid(before: String, middle: String, after: String) {
    let count = 50_000
    let format =
      String(repeating: before, count: count) + middle + String(repeating: after, count: count)
    #expect(problem(format) != nil)
  }

  @Test func theMessageNamesTheLimit() {
    let format = String(repeating: "NOT ", count: 300) + "a == 1"
    #expect(problem(format) == "it is nested more than 200 levels deep")
  }

  @Test(arguments: ["+", "-", "*", "/"]) func longSumsAndProductsEnd(sign: String) {
    let format = "a == 1" + String(repeating: " \(sign) 1", count: 50_000)
    #expect(problem(format) == "one of its terms has more than 500 operands")
    #expect(problem("a == 1" + String(repeating: " \(sign) 1", count: 400)) == nil)
  }

  @Test func manyConditionsSideBySideAreFine() throws {
    let format = (0..<5_000).map { "SELF == \"\($0)\"" }.joined(separator: " OR ")
    let predicate = NSPredicate(format: format)
    #expect(predicate.evaluate(with: "4999"))
    #expect(!predicate.evaluate(with: "5000"))
  }

  @Test func reasonableNestingIsFine() {
    let format = String(repeating: "(", count: 40) + "a == 1" + String(repeating: ")", count: 40)
    #expect(problem(format) == nil)
    #expect(problem("((a + 1) * 2) == ((3))") == nil)
  }
}
