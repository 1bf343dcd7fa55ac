import Foundation

/// Zlib's compression, opened when the first archive is made.
struct Deflate: Sendable {
  private typealias Convert =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32

  private let pack: Convert

  /// Nil where zlib is not installed; archives are then as large as what is in them.
  static let shared = Deflate()

  private init?() {
    guard let handle = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
      let pack = dlsym(handle, "compress")
    else { return nil }
    self.pack = unsafeBitCast(pack, to: Convert.self)
  }

  /// Without the two bytes before it and the checksum after it that zlib's own format has; nil if zlib fails.
  func packed(_ data: Data) -> Data? {
    let bytes = [UInt8](data)
    var count = UInt(bytes.count + bytes.count / 100 + 64)
    var result = [UInt8](repeating: 0, count: Int(count))
    guard pack(&result, &count, bytes, UInt(bytes.count)) == 0, count > 6 else { return nil }
    return Data(result[2..<Int(count) - 4])
  }
}
