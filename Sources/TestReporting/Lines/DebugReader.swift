/// Reads numbers and texts of debug information, one after the other.
///
/// Tests run in debug builds, where generic code is slow: so this puts bytes together by itself.
struct DebugReader {
  private(set) var place: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    place = start
    self.end = end
  }

  /// Nil if the offset is outside of the section.
  init?(_ section: DebugSection, at offset: UInt64 = 0) {
    guard offset <= UInt64(section.count) else { return nil }
    self.init(section.start + Int(offset), end: section.start + section.count)
  }

  var isAtEnd: Bool { place >= end }

  /// Goes on; to the end if there is less.
  mutating func skip(_ count: Int) {
    place = count >= 0 && count <= end - place ? place + count : end
  }

  // MARK: Numbers, 0 behind the end

  mutating func byte() -> UInt8 {
    guard place < end else { return 0 }
    let value = place[0]
    place += 1
    return value
  }

  /// A number of so many bytes, the lowest first.
  mutating func number(_ count: Int) -> UInt64 {
    guard count <= end - place else {
      place = end
      return 0
    }
    defer { place += count }
    if count == 8 { return Self.four(place) | Self.four(place + 4) &<< 32 }
    if count == 4 { return Self.four(place) }
    var value: UInt64 = 0
    var index = count
    while index > 0 {
      index &-= 1
      value = value &<< 8 | UInt64(place[index])
    }
    return value
  }

  private static func four(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(bytes[0]) | UInt64(bytes[1]) &<< 8 | UInt64(bytes[2]) &<< 16 | UInt64(bytes[3]) &<< 24
  }

  /// A number of seven bits a byte.
  mutating func unsigned() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while place < end {
      let byte = place[0]
      place += 1
      if shift < 64 { value |= UInt64(byte & 0x7f) &<< shift }
      shift &+= 7
      if byte < 0x80 { break }
    }
    return value
  }

  /// A number of seven bits a byte, with a sign.
  mutating func signed() -> Int64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while place < end {
      let byte = place[0]
      place += 1
      if shift < 64 { value |= UInt64(byte & 0x7f) &<< shift }
      shift &+= 7
      if byte < 0x80 {
        if shift < 64, byte & 0x40 != 0 { value |= ~0 &<< shift }
        break
      }
    }
    return Int64(bitPattern: value)
  }

  // MARK: Texts

  /// Goes behind a text that ends with a zero byte; says where it begins.
  mutating func text() -> UnsafePointer<UInt8> {
    let start = place
    while place < end, place[0] != 0 { place += 1 }
    if place < end { place += 1 }
    return start
  }
}
