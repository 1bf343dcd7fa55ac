import Testing

@testable import VitrineTool

@Suite struct TestListTests {
  private let list = TestList(output: [
    "Building for debugging...", "CartTests.CartTests/testTotal", "CartTests.Cart/Nested/empty()",
    "CartTests.free()", "error: something", "",
  ])

  @Test func takesTheNamesApart() {
    #expect(
      list.tests == [
        TestID(library: .xctest, target: "CartTests", suite: "CartTests", name: "testTotal"),
        TestID(library: .swiftTesting, target: "CartTests", suite: "Cart/Nested", name: "empty()"),
        TestID(library: .swiftTesting, target: "CartTests", suite: "", name: "free()"),
      ])
  }

  @Test func rawIdentifiersMayHoldSlashesAndDots() {
    let test = TestID(specifier: "CartTests.Cart/`a/b c.d`()")
    #expect(test?.suite == "Cart")
    #expect(test?.name == "`a/b c.d`()")
  }

  @Test func aFilterMatchesAnywhereInTheName() throws {
    let selected = try list.selecting(filters: ["Nested", "free"], skips: [])
    #expect(selected.tests.map(\.name) == ["empty()", "free()"])
  }

  @Test func aSkipWinsOverAFilter() throws {
    let selected = try list.selecting(filters: ["Cart"], skips: ["Nested"])
    #expect(selected.tests.map(\.name) == ["testTotal", "free()"])
  }

  @Test func aBrokenFilterIsNamed() {
    let error = #expect(throws: ToolError.self) {
      try list.selecting(filters: ["empty("], skips: [])
    }
    #expect(error?.description.hasPrefix("Not a regular expression: --filter empty(\n") == true)
  }

  @Test func thePatternOfATestSelectsNoOther() throws {
    for test in list.tests {
      let selected = try list.selecting(
        filters: TestPattern.matching([test]), skips: [])
      #expect(selected.tests == [test])
    }
  }

  @Test func recordsAreSortedAsTheListIs() {
    let stranger = TestID(library: .xctest, target: nil, suite: "Other", name: "testX")
    let records = ([stranger] + list.tests.reversed()).map { TestRecord(id: $0, status: .passed) }
    #expect(list.sorted(records).map(\.id) == list.tests + [stranger])
  }
}
