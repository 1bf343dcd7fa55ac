/// Decodes the base64 constants of the generated tables.
enum EncodedTable {
  /// The bytes of a base64 text; characters outside the alphabet (line ends) are skipped.
  static func bytes(_ encoded: StaticString) -> [UInt8] {
    let capacity = encoded.utf8CodeUnitCount / 4 * 3 + 3
    return [UInt8](unsafeUninitializedCapacity: capacity) { decoded, length in
      var bits: UInt32 = 0
      var count = 0
      // Every app decodes its tables when it starts: no call for a byte.
      encoded.withUTF8Buffer { buffer in
        digits.withUnsafeBufferPointer { digits in
          for character in buffer {
            let value = digits[Int(character)]
            guard value < 64 else { continue }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
              count -= 8
              decoded[length] = UInt8(truncatingIfNeeded: bits >> UInt32(count))
              length += 1
            }
          }
        }
      }
    }
  }

  /// Little-endian 16-bit numbers.
  static func words(_ encoded: StaticString) -> [UInt16] {
    let raw = bytes(encoded)
    return (0..<raw.count / 2).map { UInt16(raw[2 * $0]) | UInt16(raw[2 * $0 + 1]) << 8 }
  }

  /// Little-endian 32-bit numbers.
  static func longs(_ encoded: StaticString) -> [UInt32] {
    let raw = words(encoded)
    return (0..<raw.count / 2).map { UInt32(raw[2 * $0]) | UInt32(raw[2 * $0 + 1]) << 16 }
  }

  /// What each byte stands for as a digit; 255 for those outside the alphabet.
  private static let digits: [UInt8] = (0...255).map { (character: UInt8) in
    switch character {
    case 0x41...0x5A: character - 0x41
    case 0x61...0x7A: character - 0x61 + 26
    case 0x30...0x39: character - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: 255
    }
  }
}
