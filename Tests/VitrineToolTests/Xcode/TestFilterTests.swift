import Testing

@testable import VitrineTool

@Suite struct TestFilterTests {
  private let cart = TestID(
    library: .xctest, target: "AppTests", suite: "CartTests", name: "testAdd")
  private let nested = TestID(
    library: .swiftTesting, target: "AppTests", suite: "Cart/Prices", name: "sum()")

  private func includes(
    _ test: TestID, skipped: [String] = [], selected: [String]? = nil,
    in target: String = "AppTests"
  ) -> Bool {
    var filter = TestFilter()
    filter.skipped[target] = skipped
    filter.selected[target] = selected
    return filter.includes(test)
  }

  @Test func namesHaveParenthesesOrNot() {
    #expect(!includes(cart, skipped: ["CartTests/testAdd()"]))
    #expect(!includes(cart, skipped: ["CartTests/testAdd"]))
    #expect(!includes(nested, skipped: ["Cart/Prices/sum()"]))
    #expect(includes(cart, skipped: ["CartTests/testAddMore()"]))
  }

  @Test func aSuiteStandsForAllInIt() {
    #expect(!includes(cart, skipped: ["CartTests"]))
    #expect(!includes(nested, skipped: ["Cart"]))
    #expect(includes(nested, skipped: ["CartTests", "Car"]))
  }

  @Test func onlySelectedTestsRunWhereThereAreSome() {
    #expect(includes(cart, selected: ["CartTests"]))
    #expect(!includes(nested, selected: ["CartTests"]))
    #expect(!includes(cart, skipped: ["CartTests/testAdd()"], selected: ["CartTests"]))
    #expect(!includes(cart, selected: []))
  }

  @Test func namesOfAnotherTargetMeanNothing() {
    #expect(includes(cart, skipped: ["CartTests"], selected: [], in: "OtherTests"))
  }
}
