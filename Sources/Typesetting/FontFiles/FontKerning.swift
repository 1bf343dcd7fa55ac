import Synchronization

/// How much closer or wider two glyphs of a font stand: its table `GPOS`, or `kern` in older fonts.
final class FontKerning: Sendable {
  private let data: FontBytes
  /// The places of the subtables by lookups, of which each may say something of a pair.
  private let lookups: [[Int]]
  /// By glyphs, of the table `kern`.
  private let pairs: [Int: Int]
  private let known = Mutex<[Int: Int]>([:])

  /// Nil for a font without kerning.
  init?(_ data: FontBytes, _ tables: [String: Int]) {
    self.data = data
    let lookups = tables["GPOS"].map { Self.lookups(data, $0) } ?? []
    let pairs = lookups.isEmpty ? tables["kern"].map { Self.pairs(data, $0) } ?? [:] : [:]
    guard !lookups.isEmpty || !pairs.isEmpty else { return nil }
    self.lookups = lookups
    self.pairs = pairs
  }

  /// In units of the font; negative for closer.
  func units(_ left: Int, _ right: Int) -> Int {
    let key = left << 16 | right
    if !pairs.isEmpty { return pairs[key] ?? 0 }
    if let found = known.withLock({ $0[key] }) { return found }
    let found = lookups.reduce(0) { $0 + adjustment($1, left, right) }
    known.withLock { $0[key] = found }
    return found
  }

  // MARK: GPOS

  /// The subtables that adjust pairs in the feature `kern`.
  private static func lookups(_ data: FontBytes, _ table: Int) -> [[Int]] {
    let features = table + data.unsigned16(table + 6)
    let list = table + data.unsigned16(table + 8)
    var numbers: Set<Int> = []
    for index in 0..<data.unsigned16(features) {
      let record = features + 2 + 6 * index
      guard data.tag(record) == "kern" else { continue }
      let feature = features + data.unsigned16(record + 4)
      for number in 0..<data.unsigned16(feature + 2) {
        numbers.insert(data.unsigned16(feature + 4 + 2 * number))
      }
    }
    return numbers.sorted().compactMap { number in
      guard number < data.unsigned16(list) else { return nil }
      let lookup = list + data.unsigned16(list + 2 + 2 * number)
      let type = data.unsigned16(lookup)
      let subtables = (0..<data.unsigned16(lookup + 4)).compactMap { index -> Int? in
        let place = lookup + data.unsigned16(lookup + 6 + 2 * index)
        if type == 2 { return place }
        // What lies too far away for 16 bits.
        guard type == 9, data.unsigned16(place + 2) == 2 else { return nil }
        return place + data.unsigned32(place + 4)
      }
      return subtables.isEmpty ? nil : subtables
    }
  }

  /// What the first subtable that knows the pair says.
  private func adjustment(_ subtables: [Int], _ left: Int, _ right: Int) -> Int {
    for place in subtables {
      guard let row = coverage(place + data.unsigned16(place + 2), left) else { continue }
      let (first, second) = (data.unsigned16(place + 4), data.unsigned16(place + 6))
      let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
      let found: Int?
      switch data.unsigned16(place) {
      case 1:
        found = single(place + data.unsigned16(place + 10 + 2 * row), right, size: size)
      case 2:
        let rows = classNumber(place + data.unsigned16(place + 8), left)
        let column = classNumber(place + data.unsigned16(place + 10), right)
        let columns = data.unsigned16(place + 14)
        found = place + 16 + (rows * columns + column) * size
      default: found = nil
      }
      guard let found else { continue }
      return advance(found, format: first)
    }
    return 0
  }

  /// The value of a right glyph in a set of pairs, which is sorted.
  private func single(_ set: Int, _ right: Int, size: Int) -> Int? {
    var (low, high) = (0, data.unsigned16(set))
    while low < high {
      let middle = (low + high) / 2
      let record = set + 2 + middle * (2 + size)
      let glyph = data.unsigned16(record)
      if glyph == right { return record + 2 }
      if glyph < right { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// How much wider the left glyph becomes, of a record whose parts the format names.
  private func advance(_ place: Int, format: Int) -> Int {
    let isAdvance = 0x4
    guard format & isAdvance != 0 else { return 0 }
    return data.signed16(place + 2 * (format & (isAdvance - 1)).nonzeroBitCount)
  }

  /// The number of a glyph among those that a subtable is about; nil if it is not about it.
  private func coverage(_ place: Int, _ glyph: Int) -> Int? {
    let count = data.unsigned16(place + 2)
    if data.unsigned16(place) == 1 {
      return index(of: glyph, among: count, at: place + 4, size: 2, lastAt: 0)
    }
    guard let found = index(of: glyph, among: count, at: place + 4, size: 6, lastAt: 2) else {
      return nil
    }
    let range = place + 4 + 6 * found
    return data.unsigned16(range + 4) + glyph - data.unsigned16(range)
  }

  private func classNumber(_ place: Int, _ glyph: Int) -> Int {
    if data.unsigned16(place) == 1 {
      let number = glyph - data.unsigned16(place + 2)
      guard number >= 0, number < data.unsigned16(place + 4) else { return 0 }
      return data.unsigned16(place + 6 + 2 * number)
    }
    let count = data.unsigned16(place + 2)
    let found = index(of: glyph, among: count, at: place + 4, size: 6, lastAt: 2)
    return found.map { data.unsigned16(place + 4 + 6 * $0 + 4) } ?? 0
  }

  /// Searches sorted records, each of which begins with its first glyph and has its last one after some bytes.
  private func index(
    of glyph: Int, among count: Int, at place: Int, size: Int, lastAt offset: Int
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let record = place + size * middle
      if glyph < data.unsigned16(record) {
        high = middle
      } else if glyph > data.unsigned16(record + offset) {
        low = middle + 1
      } else {
        return middle
      }
    }
    return nil
  }

  // MARK: kern

  /// The pairs of the table's first part that is about horizontal text.
  private static func pairs(_ data: FontBytes, _ table: Int) -> [Int: Int] {
    // Apple's own version of the table has longer numbers.
    let isApples = data.unsigned16(table) == 1
    let part = table + (isApples ? 8 : 4)
    let start = part + (isApples ? 8 : 6)
    let format = isApples ? data.unsigned8(part + 5) : data.unsigned8(part + 4)
    guard format == 0 else { return [:] }
    var pairs: [Int: Int] = [:]
    for index in 0..<data.unsigned16(start) {
      let record = start + 8 + 6 * index
      pairs[data.unsigned32(record)] = data.signed16(record + 4)
    }
    return pairs
  }
}
