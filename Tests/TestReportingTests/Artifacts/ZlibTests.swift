import Testing

@testable import TestReporting

struct ZlibTests {
  @Test func bothLibrariesGiveTheSameChecksums() throws {
    let bytes = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 5) }
    let zlib = try #require(Zlib.shared)
    bytes.withUnsafeBufferPointer { bytes in
      let sums = zlib.checksums(bytes)
      #expect(sums.crc == zlib.crc32(bytes) && sums.adler == zlib.adler32(bytes))
      if let fast = FastChecksums.shared {
        #expect(fast.checksums(bytes).crc == zlib.crc32(bytes))
      }
    }
  }

  @Test func checksumsAreThoseOfTheFormats() throws {
    let zlib = try #require(Zlib.shared)
    Array("123456789".utf8).withUnsafeBufferPointer { #expect(zlib.crc32($0) == 0xCBF4_3926) }
    [UInt8]().withUnsafeBufferPointer { #expect(zlib.crc32($0) == 0) }
  }
}
