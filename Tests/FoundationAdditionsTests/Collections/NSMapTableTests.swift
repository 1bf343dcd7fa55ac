import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSMapTableTests {
  private final class Box: NSObject {}

  @Test func equalKeysAreOne() {
    let table = NSMapTable<NSString, Box>.strongToStrongObjects()
    let box = Box()
    table.setObject(Box(), forKey: "a")
    table.setObject(box, forKey: NSString(string: "a"))
    #expect(table.count == 1)
    #expect(table.object(forKey: "a") === box)
    table.removeObject(forKey: "a")
    #expect(table.object(forKey: "a") == nil)
  }

  @Test func aValueThatNobodyKeepsLeavesWithItsKey() {
    let table = NSMapTable<NSString, Box>(keyOptions: .strongMemory, valueOptions: .weakMemory)
    var box: Box? = Box()
    table.setObject(box, forKey: "a")
    #expect(table.object(forKey: "a") === box)
    box = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
    #expect(table.objectEnumerator() == nil)
  }

  @Test func keysAreEnumerated() {
    let table = NSMapTable<NSString, Box>.weakToStrongObjects()
    let key = NSString(string: "a long key that is an object of its own")
    table.setObject(Box(), forKey: key)
    #expect(table.keyEnumerator().allObjects as? [NSString] == [key])
    #expect(table.dictionaryRepresentation().count == 1)
  }
}
