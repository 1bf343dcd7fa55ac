import Testing

@testable import Deflate

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

  @Test func bytesComeBackAsTheyWere() throws {
    let zlib = try #require(Zlib.shared)
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let packed = try #require(zlib.compressed(bytes))
    #expect(packed.count < 500)
    #expect(zlib.uncompressed(packed, count: bytes.count) == bytes)
    #expect(zlib.uncompressed(packed, atMost: 100_000) == bytes)
    #expect(zlib.uncompressed(packed, atMost: 100) == nil)
    #expect(zlib.uncompressed(packed, count: 4999) == nil)
    #expect(zlib.uncompressed([1, 2, 3], atMost: 100) == nil)
    #expect(zlib.uncompressed(packed, atMost: -1) == nil)
  }
}
