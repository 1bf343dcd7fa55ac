import Foundation
import Testing

@testable import FoundationAdditions

/// Predicates that are put together from expressions.
@Suite struct NSExpressionTests {
  private final class Song: NSObject {
    let title: String
    let seconds: Int
    let tags: [String]

    init(_ title: String, seconds: Int = 60, tags: [String] = []) {
      self.title = title
      self.seconds = seconds
      self.tags = tags
    }
  }

  @available(*, deprecated)
  private func compare(
    _ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: NSExpression,
    modifier: NSComparisonPredicate.Modifier = .direct,
    options: NSComparisonPredicate.Options = []
  ) -> NSComparisonPredicate {
    NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: modifier, type: type,
      options: options)
  }

  @available(*, deprecated)
  @Test func aKeyIsComparedWithAConstant() {
    let predicate = compare(
      NSExpression(forKeyPath: "title"), .equalTo, NSExpression(forConstantValue: "été"),
      options: [.caseInsensitive, .diacriticInsensitive])
    #expect(predicate.evaluate(with: Song("Ete")))
    #expect(!predicate.evaluate(with: Song("Winter")))
    let songs = [Song("Winter"), Song("ÉTÉ")]
    #expect((songs as NSArray).filtered(using: predicate) as? [Song] == [songs[1]])
  }

  @available(*, deprecated)
  @Test func allOperatorsCompare() {
    let song = Song("Winter Song", seconds: 60)
    func holds(_ key: String, _ type: NSComparisonPredicate.Operator, _ value: Any) -> Bool {
      compare(NSExpression(forKeyPath: key), type, NSExpression(forConstantValue: value))
        .evaluate(with: song)
    }
    #expect(holds("seconds", .lessThan, 61))
    #expect(!holds("seconds", .lessThan, 60))
    #expect(holds("seconds", .lessThanOrEqualTo, 60))
    #expect(holds("seconds", .greaterThan, 59.5))
    #expect(holds("seconds", .greaterThanOrEqualTo, 60))
    #expect(holds("seconds", .notEqualTo, 1))
    #expect(holds("seconds", .between, [50, 70]))
    #expect(holds("seconds", .in, [60, 70]))
    #expect(holds("title", .beginsWith, "Winter"))
    #expect(holds("title", .endsWith, "Song"))
    #expect(holds("title", .contains, "ter"))
    #expect(holds("title", .like, "W*S?ng"))
    #expect(holds("title", .matches, "[A-Z].* Song"))
  }

  @available(*, deprecated)
  @Test func modifiersAskAboutMembers() {
    let (tags, new) = (NSExpression(forKeyPath: "tags"), NSExpression(forConstantValue: "new"))
    let song = Song("a", tags: ["new", "loud"])
    #expect(compare(tags, .equalTo, new, modifier: .any).evaluate(with: song))
    #expect(!compare(tags, .equalTo, new, modifier: .all).evaluate(with: song))
  }

  @available(*, deprecated)
  @Test func comparisonsCombineAndTellTheirParts() {
    let long = compare(
      NSExpression(forKeyPath: "seconds"), .greaterThan, NSExpression(forConstantValue: 100),
      options: .caseInsensitive)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      long, NSPredicate(format: "title == 'b'"),
    ])
    #expect(both.evaluate(with: Song("b", seconds: 101)))
    #expect(!both.evaluate(with: Song("b", seconds: 100)))
    let part = both.subpredicates.first as? NSComparisonPredicate
    #expect(part === long)
    #expect(part?.leftExpression.keyPath == "seconds")
    #expect(part?.rightExpression.constantValue as? Int == 100)
    #expect(part?.predicateOperatorType == .greaterThan)
    #expect(part?.comparisonPredicateModifier == .direct)
    #expect(part?.options == .caseInsensitive)
  }

  @available(*, deprecated)
  @Test func expressionsHaveValues() {
    func value(_ expression: NSExpression, of object: Any? = nil) -> Any? {
      expression.expressionValue(with: object, context: nil)
    }
    #expect(value(NSExpression(forConstantValue: "a")) as? String == "a")
    #expect(value(NSExpression(forConstantValue: nil)) == nil)
    #expect(value(NSExpression(forKeyPath: "seconds"), of: Song("a", seconds: 7)) as? Int == 7)
    #expect(value(NSExpression(forKeyPath: "length"), of: "abc") as? Double == 3)
    #expect(value(.expressionForEvaluatedObject(), of: "abc") as? String == "abc")
    #expect(value(NSExpression(format: "2 * (3 + 4) - 1")) as? Int == 13)
    #expect(value(NSExpression(format: "7.5 / %@", 3)) as? Double == 2.5)
    #expect(value(NSExpression(format: "%K + 1", "seconds"), of: Song("a")) as? NSNumber == 61)
    let numbers = NSExpression(forConstantValue: [1, 2, 6])
    #expect(value(NSExpression(forFunction: "average:", arguments: [numbers])) as? Int == 3)
    #expect(value(NSExpression(forFunction: "sum:", arguments: [numbers])) as? Int == 9)
    let (two, three) = (NSExpression(forConstantValue: 2), NSExpression(forConstantValue: 3))
    #expect(
      value(NSExpression(forFunction: "raise:toThePower:", arguments: [two, three])) as? Int == 8)
    #expect(value(NSExpression(forAggregate: [two, three])) as? [Int] == [2, 3])
    let variable = NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 5])
    #expect(variable as? Int == 5)
  }

  @available(*, deprecated)
  @Test func expressionsTellWhatTheyAre() {
    let sum = NSExpression(format: "a.b + 1")
    #expect(sum.expressionType == .function)
    #expect(sum.function == "add:to:")
    #expect(sum.arguments?.first?.keyPath == "a.b")
    #expect(sum.arguments?.last?.constantValue as? Int == 1)
    #expect(NSExpression(forVariable: "x").variable == "x")
    #expect(NSExpression(forKeyPath: "self").expressionType == .evaluatedObject)
    #expect(NSExpression(forAggregate: []).expressionType == .aggregate)
  }

  @available(*, deprecated)
  @Test func nothingIsKeptOfPredicatesThatHaveGone() {
    weak var expression: NSExpression?
    weak var predicate: NSComparisonPredicate?
    do {
      let key = NSExpression(forKeyPath: "title")
      let comparison = compare(key, .equalTo, NSExpression(forConstantValue: 1))
      expression = key
      predicate = comparison
      #expect(predicate != nil)
    }
    #expect(predicate == nil)
    // What is known of objects that have gone goes when there is much of it.
    for number in 0..<200 {
      _ = compare(NSExpression(forKeyPath: "a"), .equalTo, NSExpression(forConstantValue: number))
    }
    #expect(expression == nil)
  }
}
