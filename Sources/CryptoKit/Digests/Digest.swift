import Foundation

/// What a hash function gives.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The bytes of a digest, of which each kind is a type of its own.
protocol StoredDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
}

extension StoredDigest {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The digest as a text, `SHA256 digest: ba7816bf…`.
  public var description: String {
    "\(Self.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

extension Digest {
  /// Whether other bytes are the same.
  public static func == <Other: DataProtocol>(left: Self, right: Other) -> Bool {
    left.elementsEqual(right)
  }

  public static func != <Other: DataProtocol>(left: Self, right: Other) -> Bool {
    !(left == right)
  }
}

public struct SHA256Digest: StoredDigest {
  static let name = "SHA256"
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
}

public struct SHA384Digest: StoredDigest {
  static let name = "SHA384"
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
}

public struct SHA512Digest: StoredDigest {
  static let name = "SHA512"
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
}

extension Insecure {
  public struct SHA1Digest: StoredDigest {
    static let name = "SHA1"
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
  }

  public struct MD5Digest: StoredDigest {
    static let name = "MD5"
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
  }
}
