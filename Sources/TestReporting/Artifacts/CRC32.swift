import Foundation

/// The checksum of archives and of PNG files (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func of(_ data: Data) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      data.withUnsafeBytes { bytes in
        var sum = UInt32.max
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        return ~sum
      }
    }
  }
}
