import Foundation

public enum AES {
  /// Encrypts and authenticates: Galois/Counter Mode.
  public enum GCM {
    static let tagByteCount = 16

    /// What must not be the same for two texts under one key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// A random one of 12 bytes.
      public init() { bytes = RandomBytes.make(12) }

      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
      public init<Bytes: DataProtocol>(data: Bytes) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

      public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
      ) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }

    /// An encrypted text with what is needed to open it.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another length than 16 bytes.
      public init<Text: DataProtocol, Tag: DataProtocol>(
        nonce: Nonce, ciphertext: Text, tag: Tag
      ) throws {
        guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }

      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
      public init<Bytes: DataProtocol>(combined: Bytes) throws {
        let bytes = Array(combined)
        guard bytes.count >= 12 + tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)),
          ciphertext: Array(bytes.dropFirst(12).dropLast(tagByteCount)),
          tag: Array(bytes.suffix(tagByteCount)))
      }

      /// Nonce, text and tag one after the other; nil for a nonce that is not of 12 bytes.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }
    }

    /// - Throws: `CryptoKitError.incorrectKeySize` for a key that is not of 128, 192 or 256 bits.
    public static func seal<Text: DataProtocol, More: DataProtocol>(
      _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: More
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let counter = try GaloisCounter(key: key, nonce: nonce.bytes)
      let text = counter.crypted(Array(message))
      return try SealedBox(
        nonce: nonce, ciphertext: text, tag: counter.tag(of: text, with: Array(data)))
    }

    /// - Throws: `CryptoKitError.incorrectKeySize` for a key that is not of 128, 192 or 256 bits.
    public static func seal<Text: DataProtocol>(
      _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// - Throws: `CryptoKitError.authenticationFailure` for another key, or if anything has been changed.
    public static func open<More: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating data: More
    ) throws -> Data {
      let counter = try GaloisCounter(key: key, nonce: sealedBox.nonce.bytes)
      let text = Array(sealedBox.ciphertext)
      guard counter.tag(of: text, with: Array(data)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(counter.crypted(text))
    }

    /// - Throws: `CryptoKitError.authenticationFailure` for another key, or if anything has been changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

/// The arithmetic of the mode, for one key and one nonce.
private struct GaloisCounter {
  private let cipher: AESBlock
  private let factor: (high: UInt64, low: UInt64)
  private var start: [UInt8]

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    guard let cipher = AESBlock(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    self.cipher = cipher
    let block = cipher.encrypted([UInt8](repeating: 0, count: 16))
    factor = (UInt64(bigEndianBytes: block[0..<8]), UInt64(bigEndianBytes: block[8..<16]))
    start = nonce + [0, 0, 0, 1]
    guard nonce.count != 12 else { return }
    let padding = [UInt8](repeating: 0, count: (16 - nonce.count % 16) % 16 + 8)
    start = hash(nonce + padding + (UInt64(nonce.count) * 8).bigEndianBytes)
  }

  /// Encrypts a text, or decrypts one.
  func crypted(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var number = UInt32(bigEndianBytes: start[12..<16])
    for place in stride(from: 0, to: text.count, by: 16) {
      number &+= 1
      let key = cipher.encrypted(Array(start.prefix(12)) + number.bigEndianBytes)
      result += zip(text[place..<min(place + 16, text.count)], key).map { $0 ^ $1 }
    }
    return result
  }

  func tag(of text: [UInt8], with more: [UInt8]) -> [UInt8] {
    let lengths = (UInt64(more.count) * 8).bigEndianBytes + (UInt64(text.count) * 8).bigEndianBytes
    let sum = hash(padded(more) + padded(text) + lengths)
    return zip(sum, cipher.encrypted(start)).map { $0 ^ $1 }
  }

  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private func hash(_ bytes: [UInt8]) -> [UInt8] {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    for place in stride(from: 0, to: bytes.count, by: 16) {
      sum.high ^= UInt64(bigEndianBytes: bytes[place..<(place + 8)])
      sum.low ^= UInt64(bigEndianBytes: bytes[(place + 8)..<(place + 16)])
      sum = product(of: sum)
    }
    return sum.high.bigEndianBytes + sum.low.bigEndianBytes
  }

  /// The product with the factor in the field of 2 to 128, whose bits stand the other way round.
  private func product(
    of value: (high: UInt64, low: UInt64)
  ) -> (high: UInt64, low: UInt64) {
    var result: (high: UInt64, low: UInt64) = (0, 0)
    var shifted = factor
    for bit in 0..<128 {
      let word = bit < 64 ? value.high : value.low
      if word >> UInt64(63 - bit % 64) & 1 == 1 {
        result.high ^= shifted.high
        result.low ^= shifted.low
      }
      let isOdd = shifted.low & 1 == 1
      shifted.low = shifted.low >> 1 | shifted.high << 63
      shifted.high >>= 1
      if isOdd { shifted.high ^= 0xe1 << 56 }
    }
    return result
  }
}
