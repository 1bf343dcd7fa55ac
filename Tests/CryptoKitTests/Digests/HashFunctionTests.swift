import Foundation
import Testing

@testable import CryptoKit

/// The standards' own examples.
@Suite struct HashFunctionTests {
  private let abc = Data("abc".utf8)

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test func anEmptyTextHasADigestToo() {
    #expect(
      hex(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test(arguments: [55, 56, 63, 64, 111, 112, 128, 1000])
  func piecesGiveTheSameAsTheWhole(count: Int) {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    var narrow = SHA256()
    var wide = SHA512()
    for byte in data {
      narrow.update(data: [byte])
      wide.update(data: [byte])
    }
    #expect(narrow.finalize() == SHA256.hash(data: data))
    #expect(wide.finalize() == SHA512.hash(data: data))
    #expect(narrow.finalize() != SHA256.hash(data: data + [0]))
  }

  @Test func aDigestSaysWhatItIs() {
    let digest = Insecure.MD5.hash(data: abc)
    #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Insecure.MD5.Digest.byteCount == 16)
    #expect(digest == Data(digest))
    #expect(digest.withUnsafeBytes { $0.count } == 16)
  }
}
