import Foundation

/// A code that tells whether data is as its sender wrote it.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

/// The code that a hash function makes with a key.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The code as a text, `HMAC with SHA256: f7bc83f4…`.
  public var description: String {
    "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// Makes codes with a key and a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    let long = key.bytes.count > H.blockByteCount
    var bytes = long ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: Bytes, using key: SymmetricKey
  ) -> Bool {
    authenticationCode == Self.authenticationCode(for: authenticatedData, using: key)
  }

  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ authenticationCode: Code, authenticating authenticatedData: Bytes, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes {
      Self.authenticationCode(for: authenticatedData, using: key).elementsEqual($0)
    }
  }
}
