import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSHashTableTests {
  @Test func objectsThatNobodyKeepsLeave() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do {
      let other = NSObject()
      table.add(other)
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func equalObjectsAreOne() {
    let table = NSHashTable<NSString>(options: [])
    table.add("long enough to be an object of its own")
    table.add(NSString(string: "long enough to be an object of its own"))
    #expect(table.count == 1)
    #expect(table.contains("long enough to be an object of its own"))
    let pointers = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    pointers.add(NSMutableString(string: "a"))
    pointers.add(NSMutableString(string: "a"))
    #expect(pointers.count == 2)
    pointers.removeAllObjects()
    #expect(pointers.anyObject == nil)
  }
}
