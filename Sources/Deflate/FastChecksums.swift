import Foundation

/// The checksums of libdeflate, which use the processor's wide registers: ten times as fast as those of zlib.
struct FastChecksums: Sendable {
  private typealias Checksum = @convention(c) (UInt32, UnsafePointer<UInt8>?, UInt) -> UInt32

  private let crc: Checksum
  private let adler: Checksum

  /// Nil where the library is not installed.
  static let shared = FastChecksums()

  private init?() {
    guard let handle = dlopen("libdeflate.so.0", RTLD_NOW | RTLD_LOCAL),
      let crc = dlsym(handle, "libdeflate_crc32"), let adler = dlsym(handle, "libdeflate_adler32")
    else { return nil }
    self.crc = unsafeBitCast(crc, to: Checksum.self)
    self.adler = unsafeBitCast(adler, to: Checksum.self)
  }

  func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    crc(0, bytes.baseAddress, UInt(bytes.count))
  }

  func checksums(_ bytes: UnsafeBufferPointer<UInt8>) -> (crc: UInt32, adler: UInt32) {
    var (crcSum, adlerSum) = (UInt32(0), UInt32(1))
    var place = 0
    // A part at a time, so that the second sum finds the bytes near the processor.
    while place < bytes.count {
      let count = min(1 << 17, bytes.count - place)
      let start = bytes.baseAddress.map { $0 + place }
      crcSum = crc(crcSum, start, UInt(count))
      adlerSum = adler(adlerSum, start, UInt(count))
      place += count
    }
    return (crcSum, adlerSum)
  }
}
