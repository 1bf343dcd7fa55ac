import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ListFormatterTests {
  @Test func itemsAreJoinedAsTheLanguageDoes() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
  }

  @Test func itemsHaveAFormatterOfTheirOwn() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
    #expect(formatter.string(for: "no list") == nil)
  }
}
