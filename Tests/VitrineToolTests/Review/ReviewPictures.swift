import Foundation

/// Two small pictures that differ in one place, 160 × 120 pixels.
enum ReviewPictures {
  static func reference() -> Data { picture(PPM(accent: (30, 90, 200))) }
  static func snapshot() -> Data { picture(PPM(accent: (200, 60, 40))) }

  private struct PPM {
    let accent: (UInt8, UInt8, UInt8)
  }

  private static func picture(_ content: PPM) -> Data {
    var rows = Data()
    for y in 0..<120 {
      rows.append(0)
      for x in 0..<160 {
        let isAccent = (20..<80).contains(x) && (60..<80).contains(y)
        let isHead = y < 30
        let color: (UInt8, UInt8, UInt8) =
          isAccent ? content.accent : isHead ? (60, 64, 80) : (245, 246, 250)
        rows += [color.0, color.1, color.2]
      }
    }
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ value: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(value >> $0 & 255) }) }
    func add(_ name: String, _ body: Data) {
      png += number(body.count)
      let part = Data(name.utf8) + body
      png += part + number(Int(checksum(part)))
    }
    add("IHDR", number(160) + number(120) + Data([8, 2, 0, 0, 0]))
    add("IDAT", stored(rows))
    add("IEND", Data())
    return png
  }

  /// Zlib's format without compression.
  private static func stored(_ bytes: Data) -> Data {
    var result = Data([0x78, 0x01])
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(60_000)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8(~count >> 8)] + block
    }
    let sum = two << 16 | one
    return result + Data([24, 16, 8, 0].map { UInt8(sum >> UInt32($0) & 255) })
  }

  private static func checksum(_ bytes: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
