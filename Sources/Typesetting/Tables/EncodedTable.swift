/// Decodes the base64 constants of the generated tables.
enum EncodedTable {
  /// The bytes of a base64 text; characters outside the alphabet (line ends) are skipped.
  static func bytes(_ encoded: StaticString) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(encoded.utf8CodeUnitCount / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    encoded.withUTF8Buffer { buffer in
      for character in buffer {
        guard let value = digit(character) else { continue }
        bits = bits << 6 | value
        count += 6
        if count >= 8 {
          count -= 8
          decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
      }
    }
    return decoded
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

  @inline(__always)
  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case 0x41...0x5A: UInt32(character) - 0x41
    case 0x61...0x7A: UInt32(character) - 0x61 + 26
    case 0x30...0x39: UInt32(character) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
