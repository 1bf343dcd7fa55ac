import Deflate
import Foundation
import TestReporting

/// The parts of a PNG file.
struct PNGChunks {
  struct Chunk {
    let name: String
    /// Of its content, in the file.
    let range: Range<Int>
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let bytes: [UInt8]
  let chunks: [Chunk]
  /// Why the file can't be used; nil if it is whole.
  let damage: String?

  init(_ data: Data) {
    bytes = [UInt8](data)
    var chunks: [Chunk] = []
    var damage: String?
    if !bytes.starts(with: Self.signature) {
      damage = bytes.isEmpty ? "it is empty." : "it is no PNG file."
    } else {
      var place = 8
      while chunks.last?.name != "IEND", damage == nil {
        guard let chunk = Self.chunk(at: place, in: bytes) else {
          damage = "it is cut off after \(bytes.count) bytes."
          break
        }
        if !Self.isWhole(chunk, in: bytes) { damage = "its part \(chunk.name) is damaged." }
        chunks.append(chunk)
        place = chunk.range.upperBound + 4
      }
    }
    self.chunks = chunks
    self.damage = damage
  }

  /// The content of the first part of that name.
  func content(of name: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.name == name }.map { bytes[$0.range] }
  }

  /// The file with more parts behind its head.
  static func adding(_ parts: [(name: String, content: [UInt8])], to png: Data) -> Data {
    let file = PNGChunks(png)
    guard let head = file.chunks.first, head.name == "IHDR", let zlib = Zlib.shared else {
      return png
    }
    let end = head.range.upperBound + 4
    var result = Data(file.bytes[..<end])
    for part in parts {
      let body = Array(part.name.utf8) + part.content
      result += bigEndian(UInt32(part.content.count)) + body
      result += bigEndian(body.withUnsafeBufferPointer { zlib.crc32($0) })
    }
    result += file.bytes[end...]
    return result
  }

  /// The file without some of its parts.
  func removing(_ names: Set<String>) -> Data {
    var result = Data(Self.signature)
    for chunk in chunks where !names.contains(chunk.name) {
      result += bytes[chunk.range.lowerBound - 8..<chunk.range.upperBound + 4]
    }
    return result
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func chunk(at place: Int, in bytes: [UInt8]) -> Chunk? {
    guard place + 12 <= bytes.count else { return nil }
    let count = Int(number(bytes[place..<place + 4]))
    guard place + 12 + count <= bytes.count else { return nil }
    let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    return Chunk(name: name, range: place + 8..<place + 8 + count)
  }

  private static func isWhole(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
    guard let zlib = Zlib.shared else { return true }
    let (start, end) = (chunk.range.lowerBound - 4, chunk.range.upperBound)
    let sum = bytes.withUnsafeBufferPointer { zlib.crc32(.init(rebasing: $0[start..<end])) }
    return sum == number(bytes[end..<end + 4])
  }
}
