import Testing

@testable import SnapshotTesting

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
}
