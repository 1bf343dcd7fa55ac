import Testing

@testable import VitrineTool

@Suite struct TagFilterTests {
  private let test = TestID(
    library: .swiftTesting, target: "AppTests", suite: "Cart/Prices", name: "sum()")

  private func includes(
    _ tags: Set<String>, skipped: [String] = [], selected: [String]? = nil
  ) -> Bool {
    var filter = TagFilter()
    filter.skipped["AppTests"] = skipped
    filter.selected["AppTests"] = selected
    return filter.includes(test, tags: tags)
  }

  @Test func testsOfATagAreLeftOutOrChosen() {
    #expect(!includes(["slow"], skipped: [".slow"]))
    #expect(includes(["fast"], skipped: [".slow"]))
    #expect(includes(["slow"], selected: [".slow", ".nightly"]))
    #expect(!includes([], selected: [".slow"]))
    #expect(!includes(["slow", "flaky"], skipped: [".flaky"], selected: [".slow"]))
    #expect(TagFilter().includes(test, tags: ["slow"]))
  }

  @Test func tagsAreThoseOfTheTestAndOfItsSuites() {
    let tags = TestTags(events: [
      #"{"kind":"test","payload":{"_tags":[".shop"],"id":"AppTests.Cart","kind":"suite","name":"Cart"},"version":0}"#,
      #"{"kind":"test","payload":{"_tags":[".slow","Tag.`very big`"],"id":"AppTests.Cart/Prices/sum()/PriceTests.swift:7:2","kind":"function","name":"sum()"},"version":0}"#,
      #"{"kind":"test","payload":{"id":"AppTests.Cart/Prices/other()/PriceTests.swift:9:2","kind":"function","name":"other()"},"version":0}"#,
      "no record",
    ])
    #expect(tags[test] == ["shop", "slow", "very big"])
    var other = test
    other.name = "other()"
    #expect(tags[other] == ["shop"])
    other.suite = "Login"
    #expect(tags[other] == [])
  }
}
