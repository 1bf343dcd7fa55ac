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
}
