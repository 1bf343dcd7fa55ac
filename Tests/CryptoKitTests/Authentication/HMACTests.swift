import Foundation
import Testing

@testable import CryptoKit

/// The examples of RFC 4231 and RFC 5869.
@Suite struct HMACTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func codesAreThoseOfTheStandard() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text + [0], using: key))
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
  }

  @Test func aLongKeyIsHashedFirst() {
    let key = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: text, using: key))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func keysAreDerivedAsInTheStandard() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: Array(UInt8(0)...12), info: Array(UInt8(0xf0)...0xf9), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func randomKeysDifferAndHaveTheirSize() {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256)
    #expect(key != SymmetricKey(size: .bits256))
  }
}
