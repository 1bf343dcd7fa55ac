import Foundation

/// Reads numbers from bytes; what lies behind their end is nil.
struct ByteReader {
  private let data: Data
  /// From the first byte.
  var position: Int

  init(_ data: Data, at position: Int = 0) {
    self.data = data
    self.position = position
  }

  var count: Int { data.count }
  var left: Int { max(data.count - position, 0) }

  mutating func skip(_ count: Int) {
    let (sum, isTooLarge) = position.addingReportingOverflow(max(count, 0))
    position = isTooLarge ? .max : sum
  }

  func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < data.count else { return nil }
    return data[data.startIndex + offset]
  }

  /// A number of so many bytes, up to eight.
  mutating func number(_ bytes: Int, isLittle: Bool = false) -> UInt64? {
    guard left >= bytes, position >= 0 else { return nil }
    var result: UInt64 = 0
    for index in 0..<bytes {
      let place = isLittle ? bytes - 1 - index : index
      result = result << 8 | UInt64(data[data.startIndex + position + place])
    }
    position += bytes
    return result
  }

  mutating func uint16(isLittle: Bool = false) -> Int? {
    number(2, isLittle: isLittle).map { Int($0) }
  }

  mutating func uint32(isLittle: Bool = false) -> Int? {
    number(4, isLittle: isLittle).map { Int($0) }
  }

  mutating func int64() -> Int64? { number(8).map { Int64(bitPattern: $0) } }

  /// Four letters.
  mutating func code() -> String? {
    number(4).map { number in
      String(
        String.UnicodeScalarView(
          [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: number >> $0)) }))
    }
  }
}
