import Foundation

/// A hash that is the same in each process.
package enum StableHash {
  /// FNV-1a in 64 bits, as sixteen hexadecimal digits.
  package static func text(of text: String) -> String { hexadecimal(of: text.utf8) }

  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
