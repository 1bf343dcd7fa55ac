import Testing

@testable import TestReporting

@Suite struct TestOrderTests {
  private let classes = (0..<8).map { number in ("Class\(number)", (0..<8).map { "test\($0)" }) }

  private func names(_ order: TestOrder) -> [String] {
    order.ordered(classes).flatMap { name, tests in tests.map { "\(name)/\($0)" } }
  }

  @Test func theOrderOfTheListStaysIfNothingElseIsSaid() {
    #expect(TestOrder(nil) == .listed)
    #expect(TestOrder("random") == .listed)
    #expect(names(.listed).first == "Class0/test0")
    #expect(names(.listed).last == "Class7/test7")
  }

  @Test func aSeedGivesAnOrderOfItsOwnAgainAndAgain() {
    let order = TestOrder("random:7")
    #expect(order == .random(seed: 7))
    #expect(order.text == "random:7")
    #expect(names(order) == names(.random(seed: 7)))
    #expect(names(order) != names(.listed))
    #expect(names(order) != names(.random(seed: 8)))
  }

  @Test func classesStayTogetherAndNoTestIsLost() {
    let order = TestOrder.random(seed: 3)
    #expect(Set(names(order)) == Set(names(.listed)))
    let found = names(order).map { $0.prefix { $0 != "/" } }
    let changes = zip(found, found.dropFirst()).count { $0 != $1 }
    #expect(changes == classes.count - 1)
  }
}
