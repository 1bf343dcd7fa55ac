import Foundation
import Testing

@testable import FoundationAdditions

@Suite(.serialized) struct NSUbiquitousKeyValueStoreTests {
  @Test func valuesStayOnTheDevice() {
    let store = NSUbiquitousKeyValueStore.default
    let keys = ["name", "count", "isOn", "list"].map { "\(UUID().uuidString).\($0)" }
    store.set("Ann", forKey: keys[0])
    store.set(Int64(12), forKey: keys[1])
    store.set(true, forKey: keys[2])
    store.set(["a", "b"], forKey: keys[3])
    #expect(store.synchronize())
    let other = NSUbiquitousKeyValueStore()
    #expect(other.string(forKey: keys[0]) == "Ann")
    #expect(other.longLong(forKey: keys[1]) == 12)
    #expect(other.bool(forKey: keys[2]))
    #expect(other.array(forKey: keys[3]) as? [String] == ["a", "b"])
    #expect(other.dictionaryRepresentation[keys[0]] as? String == "Ann")
    for key in keys { store.removeObject(forKey: key) }
    #expect(other.object(forKey: keys[0]) == nil)
    #expect(other.longLong(forKey: keys[1]) == 0 && !other.bool(forKey: keys[2]))
  }
}
