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

  private let answer: [String: AnyObject] = [
    "main": ["temperature": 21.5, "days": [3, 4]] as AnyObject, "id": 7 as AnyObject,
    "text": "12 degrees" as AnyObject, "none": NSNull(),
  ]

  @Test func whatIsLookedUpInAnObjectIsFound() {
    #expect(answer["main"]._lookedUp?["temperature"] as? Double == 21.5)
    #expect(answer["main"]._lookedUp!["days"] as? [Int] == [3, 4])
    #expect(answer["id"]._lookedUp?["days"] as? [Int] == nil)
    #expect(answer["other"]._lookedUp?["days"] as? [Int] == nil)
    #expect(answer["id"]._lookedUp?.stringValue == "7")
    #expect(answer["id"]._lookedUp?.doubleValue == 7)
    #expect(answer["text"]._lookedUp?.integerValue == 12)
    #expect(answer["text"]._lookedUp?.stringValue == nil)
    #expect(answer["text"]._lookedUp?.length == 10)
    #expect(answer["none"]._lookedUp?.intValue == nil)
    #expect(answer["main"]._lookedUp?.count == 2)
    #expect(answer["main"]._lookedUp?.value(forKeyPath: "days") as? [Int] == [3, 4])
    #expect(answer["main"]._lookedUp?.object(forKey: "rain") == nil)
  }

  @Test func whatIsLookedUpInOtherValuesIsTheirOwn() {
    let tables = ["main": ["days": [3, 4]]]
    let days: [Int]? = tables["main"]._lookedUp?["days"]
    #expect(days == [3, 4])
    #expect(tables["main"]._lookedUp?.count == 1)
  }
}
