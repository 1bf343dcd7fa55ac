import Testing

@testable import SwiftUI

struct StackRoomTests {
  @Test func theMainStackIsFoundWithoutTheListOfAllMemory() throws {
    let found = try #require(StackRoom.mainStack)
    let listed = try #require(MemoryMapReader.range(around: found.upperBound - 1))
    // The kernel's part ends with the arguments, and grows downwards as it is used.
    #expect(found.upperBound <= listed.upperBound)
    #expect(found.lowerBound < listed.lowerBound)
    #expect(found.lowerBound % 4096 == 0)
    #expect(listed.upperBound - found.lowerBound <= 128 << 20)
  }
}
