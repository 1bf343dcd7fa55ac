import Foundation
import Testing

@testable import CryptoKit

@Suite struct AESGCMTests {
  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<($0 + 2)]), radix: 16)
    }
  }

  /// An example of FIPS 197 for each length of keys.
  @Test func blocksAreThoseOfTheStandard() throws {
    let text = bytes("00112233445566778899aabbccddeeff")
    for (count, result) in [
      (16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (24, "dda97ca4864cdfe06eaf70a0ec0d7191"),
      (32, "8ea2b7ca516745bfeafc49904b496089"),
    ] {
      let cipher = try #require(AESBlock(key: (0..<count).map { UInt8($0) }))
      #expect(cipher.encrypted(text) == bytes(result))
    }
    #expect(AESBlock(key: [1, 2, 3]) == nil)
  }

  /// The fourth of the examples by the authors of the mode.
  @Test func aTextAndWhatGoesWithItAreSealed() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let more = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: more)
    #expect(
      Array(box.ciphertext)
        == bytes(
          "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
            + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"))
    #expect(Array(box.tag) == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(try AES.GCM.open(box, using: key, authenticating: more) == Data(text))
  }

  @Test func whatIsSealedOpensAgain() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("hello".utf8), using: key)
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + 5 + 16)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key) == Data("hello".utf8))
  }

  @Test func whatWasChangedDoesNotOpen() throws {
    let key = SymmetricKey(size: .bits128)
    var combined = try #require(try AES.GCM.seal(Data("hello".utf8), using: key).combined)
    combined[13] ^= 1
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3]))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data([1, 2]))
    }
  }
}
