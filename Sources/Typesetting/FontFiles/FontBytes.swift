/// The bytes of a font file: big-endian numbers in tables, as OpenType lays them out.
///
/// Numbers past the end read as zero, so that a damaged file measures wrongly and harms nobody.
struct FontBytes: Sendable {
  let bytes: [UInt8]

  @inline(__always)
  func unsigned8(_ offset: Int) -> Int {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : 0
  }

  @inline(__always)
  func unsigned16(_ offset: Int) -> Int {
    guard offset >= 0, offset + 1 < bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(_ offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned16(offset)))
  }

  func unsigned32(_ offset: Int) -> Int {
    unsigned16(offset) << 16 | unsigned16(offset + 2)
  }

  /// The four letters that a table or a script is called by.
  func tag(_ offset: Int) -> String {
    guard offset >= 0, offset + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }

  // MARK: Structure

  /// Where the fonts of the file begin: one, or those of a collection; none for other files.
  var fonts: [Int] {
    switch tag(0) {
    case "ttcf": (0..<min(unsigned32(8), 256)).map { unsigned32(12 + 4 * $0) }
    case "OTTO", "true", "\u{0}\u{1}\u{0}\u{0}": [0]
    default: []
    }
  }

  /// The places of the tables of a font, by their tags.
  func tables(ofFontAt start: Int) -> [String: Int] {
    var found: [String: Int] = [:]
    for index in 0..<unsigned16(start + 4) {
      let entry = start + 12 + 16 * index
      let offset = unsigned32(entry + 8)
      if offset > 0, offset < bytes.count { found[tag(entry)] = offset }
    }
    return found
  }
}
