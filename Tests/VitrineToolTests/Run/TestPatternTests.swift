import Foundation
import Testing

@testable import VitrineTool

@Suite struct TestPatternTests {
  private let tests = [
    "A.Cart/empties()", "A.Cart/empties(_:)", "A.Cart/emptiesTwice()", "A.Cart/Nested/empties()",
    "A.free()", "A.CartTests/testA", "A.CartTests/testAB", "B.Cart/`a (b) c.d`()", "B.Ü/x()",
  ].compactMap(TestID.init(specifier:))

  /// What the patterns select among all the tests, as Swift Testing has their names.
  private func selected(by patterns: [String]) throws -> [TestID] {
    try tests.filter { test in
      try patterns.contains { pattern in
        try Regex(pattern).firstMatch(in: "\(test.specifier)/File.swift:12:4") != nil
      }
    }
  }

  @Test func everyChoiceOfTestsSelectsJustThese() throws {
    #expect(tests.count == 9)
    for choice in 0..<(1 << tests.count) {
      let chosen = tests.indices.filter { choice & (1 << $0) != 0 }.map { tests[$0] }
      #expect(try selected(by: TestPattern.matching(chosen)) == chosen)
    }
  }

  @Test func manyNamesFitIntoArguments() {
    let many = (0..<5000).map {
      TestID(
        library: .swiftTesting, target: "Target", suite: "Suite\($0 % 70)",
        name: "testOfSomethingWithALongName\($0)()")
    }
    let patterns = TestPattern.matching(many)
    #expect(patterns.allSatisfy { $0.utf8.count < 128_000 })
    #expect(!patterns.isEmpty)
  }
}
