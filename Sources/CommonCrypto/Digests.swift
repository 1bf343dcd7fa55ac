// CommonCrypto: digests and authentication codes as C's functions. May import CryptoKit.

import CryptoKit
import Foundation

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of `len` bytes at `data` to `md`, which has room for 16, and gives `md`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.hash(data: bytes(data, Int(len))), to: md)
}

/// Writes the digest of `len` bytes at `data` to `md`, which has room for 20, and gives `md`.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.hash(data: bytes(data, Int(len))), to: md)
}

/// Writes the digest of `len` bytes at `data` to `md`, which has room for 32, and gives `md`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA256.hash(data: bytes(data, Int(len))), to: md)
}

/// Writes the digest of `len` bytes at `data` to `md`, which has room for 48, and gives `md`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA384.hash(data: bytes(data, Int(len))), to: md)
}

/// Writes the digest of `len` bytes at `data` to `md`, which has room for 64, and gives `md`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA512.hash(data: bytes(data, Int(len))), to: md)
}

// MARK: Authentication codes

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes an authentication code to `macOut`, which has room for a digest of the algorithm; nothing for another one.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let data = bytes(data, dataLength)
  let out = macOut?.assumingMemoryBound(to: UInt8.self)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), to: out)
  case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), to: out)
  case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: data, using: key), to: out)
  case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: data, using: key), to: out)
  case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: data, using: key), to: out)
  default: break
  }
}

// MARK: Memory

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data {
  guard let start, count > 0 else { return Data() }
  return Data(bytes: start, count: count)
}

@discardableResult
private func write(
  _ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  for (index, byte) in bytes.enumerated() { place[index] = byte }
  return place
}
