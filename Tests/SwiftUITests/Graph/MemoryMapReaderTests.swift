import Testing

@testable import SwiftUI

/// The kernel's list of the memory of the process.
@Suite struct MemoryMapReaderTests {
  @Test func memoryAroundAVariableOnTheStackIsFound() throws {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let range = try #require(MemoryMapReader.range(around: here))
    #expect(range.contains(here))
    // What is mapped is a number of pages.
    #expect(range.lowerBound % 4096 == 0)
    #expect(range.upperBound % 4096 == 0)
  }

  @Test func memoryOnTheHeapIsAnotherPart() throws {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let block = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { block.deallocate() }
    let stack = try #require(MemoryMapReader.range(around: here))
    let heap = try #require(MemoryMapReader.range(around: UInt(bitPattern: block)))
    #expect(!stack.overlaps(heap))
  }

  @Test(arguments: [UInt(0), UInt.max])
  func memoryThatIsNotMappedIsNotFound(_ address: UInt) {
    #expect(MemoryMapReader.range(around: address) == nil)
  }
}
