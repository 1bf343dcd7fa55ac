import Foundation
import FoundationAdditions
import Testing

private final class Row: NSObject {
  let tag = 3
}

@Suite struct AnyObjectMemberTests {
  @Test func isTheValueOfAnObjectOfThatClass() {
    let row: Any = Row()
    #expect(AnyObjectMember.value(of: row, \Row.tag) == 3)
    // It need not be unwrapped.
    let tag: Int = AnyObjectMember.value(of: row, \Row.tag)
    #expect(tag == 3)
  }

  @Test func isNothingForOtherObjects() {
    #expect(AnyObjectMember.value(of: NSObject(), \Row.tag) == nil)
    #expect(AnyObjectMember.value(of: nil, \Row.tag) == nil)
  }

  @Test func elementsAreThoseOfDictionariesAndArrays() {
    let weather: Any = ["main": ["temperature": 21.5], "list": [["day": 3], ["day": 4]]]
    let main = AnyObjectMember.elements(of: weather)["main"]
    #expect(AnyObjectMember.elements(of: main)["temperature"] as? Double == 21.5)
    let list = AnyObjectMember.elements(of: weather)["list"]
    #expect(
      AnyObjectMember.elements(of: AnyObjectMember.elements(of: list)[1])["day"] as? Int == 4)
    #expect(AnyObjectMember.elements(of: list)[2] == nil)
    let object: Any = NSDictionary(dictionary: ["a": 1])
    #expect(AnyObjectMember.elements(of: object)["a"] as? Int == 1)
    #expect(AnyObjectMember.elements(of: object)["b"] as? Int == nil)
    #expect(AnyObjectMember.elements(of: Row())["a"] as? Int == nil)
  }
}
