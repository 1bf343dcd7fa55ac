/// Which glyph a font has for a character: its table `cmap`.
enum CharacterMap {
  /// More than any font has, so that a damaged table ends.
  private static let limit = 200_000

  /// The glyphs by characters, of the table's part that knows most.
  static func glyphs(_ data: FontBytes, table: Int) -> [UInt32: UInt16] {
    var places: [Int: Int] = [:]
    for index in 0..<data.unsigned16(table + 2) {
      let record = table + 4 + 8 * index
      let (platform, encoding) = (data.unsigned16(record), data.unsigned16(record + 2))
      let place = table + data.unsigned32(record + 4)
      let isUnicode = platform == 0 || (platform == 3 && [0, 1, 10].contains(encoding))
      guard isUnicode || platform == 1 else { continue }
      let format = data.unsigned16(place)
      places[format] = places[format] ?? place
    }
    if let place = places[12] { return groups(data, place) }
    if let place = places[4] { return segments(data, place) }
    if let place = places[6] { return trimmed(data, place) }
    return places[0].map { bytes(data, $0) } ?? [:]
  }

  /// Format 12: ranges of characters up to the last of Unicode.
  private static func groups(_ data: FontBytes, _ place: Int) -> [UInt32: UInt16] {
    var glyphs: [UInt32: UInt16] = [:]
    for index in 0..<min(data.unsigned32(place + 12), limit) {
      let group = place + 16 + 12 * index
      let (first, last) = (data.unsigned32(group), data.unsigned32(group + 4))
      guard first <= last, last <= 0x10FFFF, glyphs.count < limit else { continue }
      let start = data.unsigned32(group + 8)
      for scalar in first...last { glyphs[UInt32(scalar)] = glyph(start + scalar - first) }
    }
    return glyphs
  }

  /// Format 4: ranges of 16-bit characters.
  private static func segments(_ data: FontBytes, _ place: Int) -> [UInt32: UInt16] {
    var glyphs: [UInt32: UInt16] = [:]
    let count = data.unsigned16(place + 6) / 2
    let (ends, starts) = (place + 14, place + 16 + 2 * count)
    let (deltas, offsets) = (starts + 2 * count, starts + 4 * count)
    for index in 0..<count {
      let (first, last) = (data.unsigned16(starts + 2 * index), data.unsigned16(ends + 2 * index))
      guard first <= last, first != 0xFFFF else { continue }
      let delta = data.unsigned16(deltas + 2 * index)
      let offset = data.unsigned16(offsets + 2 * index)
      for scalar in first...min(last, 0xFFFE) {
        var number = scalar
        if offset > 0 {
          number = data.unsigned16(offsets + 2 * index + offset + 2 * (scalar - first))
          guard number != 0 else { continue }
        }
        let found = (number + delta) & 0xFFFF
        if found != 0 { glyphs[UInt32(scalar)] = UInt16(found) }
      }
    }
    return glyphs
  }

  /// Format 6: one range.
  private static func trimmed(_ data: FontBytes, _ place: Int) -> [UInt32: UInt16] {
    let first = data.unsigned16(place + 6)
    return list(
      (0..<data.unsigned16(place + 8)).map { index in
        (first + index, data.unsigned16(place + 10 + 2 * index))
      })
  }

  /// Format 0: 256 characters.
  private static func bytes(_ data: FontBytes, _ place: Int) -> [UInt32: UInt16] {
    list((0..<256).map { ($0, data.unsigned8(place + 6 + $0)) })
  }

  private static func list(_ pairs: [(Int, Int)]) -> [UInt32: UInt16] {
    pairs.reduce(into: [:]) { glyphs, pair in
      if pair.1 != 0 { glyphs[UInt32(pair.0)] = glyph(pair.1) }
    }
  }

  private static func glyph(_ number: Int) -> UInt16 { UInt16(truncatingIfNeeded: number) }
}
