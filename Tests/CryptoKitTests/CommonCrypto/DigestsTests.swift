import CommonCrypto
import Foundation
import Testing

/// The expectations are those of RFC 1321, FIPS 180 and RFC 4231.
@Suite struct DigestsTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test func digestsAreWritten() {
    let data = Data("abc".utf8)
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
    #expect(hexadecimal(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CC_SHA1(Array(data), CC_LONG(data.count), &sha1)
    #expect(hexadecimal(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(Array(data), CC_LONG(data.count), &sha256)
    #expect(
      hexadecimal(sha256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var empty = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(nil, 0, &empty)
    #expect(hexadecimal(empty) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func codesAreWritten() {
    let key = Array("Jefe".utf8)
    let data = Array("what do ya want for nothing?".utf8)
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &code)
    #expect(
      hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    var none: [UInt8] = [7]
    CCHmac(99, key, key.count, data, data.count, &none)
    #expect(none == [7])
  }
}
