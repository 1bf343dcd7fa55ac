// Deflate: packed bytes and checksums, for pictures, archives and the digests of screens. May import Foundation only.

import Foundation

/// The few functions of zlib that files of pictures and archives need, opened when the first one is used.
package struct Zlib: Sendable {
  private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt
  private typealias Convert =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32

  private let crc: Checksum
  private let adler: Checksum
  private let pack: Convert
  private let unpack: Convert

  /// Nil where zlib is not installed; then no picture can be drawn either, since cairo needs it.
  package static let shared = Zlib()

  private init?() {
    guard let handle = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
      let crc = dlsym(handle, "crc32"), let adler = dlsym(handle, "adler32"),
      let pack = dlsym(handle, "compress"), let unpack = dlsym(handle, "uncompress")
    else { return nil }
    self.crc = unsafeBitCast(crc, to: Checksum.self)
    self.adler = unsafeBitCast(adler, to: Checksum.self)
    self.pack = unsafeBitCast(pack, to: Convert.self)
    self.unpack = unsafeBitCast(unpack, to: Convert.self)
  }

  /// Both checksums of many bytes; the fast library, where it is installed, gives the same ones.
  package func checksums(_ bytes: UnsafeBufferPointer<UInt8>) -> (crc: UInt32, adler: UInt32) {
    guard let fast = FastChecksums.shared else { return (crc32(bytes), adler32(bytes)) }
    return fast.checksums(bytes)
  }

  /// The first of both checksums.
  package func fastCRC32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    FastChecksums.shared?.crc32(bytes) ?? crc32(bytes)
  }

  package func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: crc(0, bytes.baseAddress, UInt32(clamping: bytes.count)))
  }

  package func adler32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: adler(1, bytes.baseAddress, UInt32(clamping: bytes.count)))
  }

  /// Nil if zlib fails.
  package func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var count = UInt(bytes.count + bytes.count / 100 + 64)
    var result = [UInt8](repeating: 0, count: Int(count))
    guard pack(&result, &count, bytes, UInt(bytes.count)) == 0 else { return nil }
    return Array(result.prefix(Int(count)))
  }

  /// The bytes from which `bytes` was made; nil if they are more, or if it was not made so.
  package func uncompressed(_ bytes: [UInt8], atMost count: Int) -> [UInt8]? {
    guard count >= 0, count < 1 << 28 else { return nil }
    var length = UInt(count)
    var result = [UInt8](repeating: 0, count: count)
    guard unpack(&result, &length, bytes, UInt(bytes.count)) == 0 else { return nil }
    return Array(result.prefix(Int(length)))
  }

  /// The bytes from which `bytes` was made, `count` of them; nil if it was not.
  package func uncompressed(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard let result = uncompressed(bytes, atMost: count), result.count == count else { return nil }
    return result
  }
}
