import Device
import Foundation
import Testing

@MainActor
struct DevicePasteboardTests {
  @Test func textReplacesEverything() {
    let pasteboard = Device().pasteboard
    pasteboard.items = [["public.png": Data([1])], ["public.utf8-plain-text": Data("a".utf8)]]
    #expect(pasteboard.string == "a")
    pasteboard.string = "b"
    #expect(pasteboard.items.count == 1)
    #expect(pasteboard.changeCount == 2)
  }

  @Test func picturesAreNoText() {
    let pasteboard = Device().pasteboard
    pasteboard.items = [["public.png": Data([1])]]
    #expect(pasteboard.string == nil)
  }

  @Test func eachDeviceHasItsOwn() {
    let first = Device()
    first.pasteboard.string = "mine"
    #expect(Device().pasteboard.string == nil)
  }
}
