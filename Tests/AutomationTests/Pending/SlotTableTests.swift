import Testing

@testable import Automation

@Suite struct SlotTableTests {
  @Test func anElementKeepsItsSlotWhileOthersComeAndGo() {
    var table = SlotTable<String>()
    let (first, second) = (table.insert("first"), table.insert("second"))
    table.remove(first)
    let third = table.insert("third")
    #expect(third == first)
    #expect(table[second] == "second")
    #expect(table[third] == "third")
    #expect(table.count == 2)
    table[second]?.append("!")
    #expect(table.occupied.map(\.element) == ["third", "second!"])
  }

  @Test func oneWithoutElementsHasNoSlots() {
    var table = SlotTable<Int>()
    #expect(table.isEmpty)
    #expect(table[0] == nil)
    let slots = (0..<100).map { table.insert($0) }
    for slot in slots { table.remove(slot) }
    #expect(table.isEmpty)
    #expect(table[99] == nil)
    #expect(table.insert(7) == 0)
  }
}
