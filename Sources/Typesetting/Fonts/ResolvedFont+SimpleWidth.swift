extension ResolvedFont {
  /// The width of a string in which every scalar is a character with a glyph in the tables: ASCII,
  /// Latin up to U+02FF and the common punctuation marks.
  ///
  /// Nil for any other string.
  ///
  /// This is the path of nearly all labels: one pass over the bytes, no allocation.
  func simpleWidth(of string: String) -> Double? {
    guard !hasOwnKerning else { return nil }
    var string = string
    return string.withUTF8 { simpleWidth(of: $0) }
  }

  private func simpleWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let letters = bytes.baseAddress else { return 0 }
    let rows = GlyphTables.shared.rowClasses.first
    let columns = GlyphTables.shared.columnClasses.first
    let advances = advances.first
    let kerning = kerning.first
    let columnCount = GlyphTables.columnCount
    let count = bytes.count
    var sum = 0.0
    var row = 0
    var index = 0
    while index < count {
      let byte = letters[index]
      var slot = Int(byte)
      var kern = slot
      if byte >= 0x20, byte < 0x7F {
        index += 1
      } else {
        let (scalar, length) = ResolvedFont.simpleScalar(bytes, at: index)
        guard scalar != 0 else { return nil }
        slot = GlyphTables.shared.slot(scalar)
        kern = GlyphTables.kerningIndex(scalar)
        guard slot >= 0, !advances[slot].isNaN else { return nil }
        index += length
      }
      sum += kerning[row + Int(columns[kern])]
      sum += advances[slot]
      row = Int(rows[kern]) * columnCount
    }
    return sum
  }

  /// The scalar of two or three bytes at a place, 0 unless it is one that always stands alone.
  private static func simpleScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let lead = bytes[index]
    if lead >= 0xC2, lead < 0xCC, index + 1 < bytes.count {
      let scalar = UInt32(lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      return scalar >= 0xA0 && scalar != 0xAD ? (scalar, 2) : (0, 0)
    }
    if lead == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 {
      let scalar = 0x2000 | UInt32(bytes[index + 2] & 0x3F)
      return (0x2010...0x2027).contains(scalar) ? (scalar, 3) : (0, 0)
    }
    return (0, 0)
  }
}
