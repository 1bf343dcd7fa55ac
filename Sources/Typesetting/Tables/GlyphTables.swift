import CoreGraphics
import Foundation

/// The decoded width tables: what every resolved font is computed from.
struct GlyphTables: Sendable {
  static let shared = GlyphTables()

  /// Scalars a block holds.
  static let blockSize = 64
  /// Scalars from here on are never in the tables.
  static let scalarLimit: UInt32 = 0x3000
  private static let missing: UInt16 = 0xFFFF

  /// For `scalar / 64`: the block's first slot, or −1.
  let blockStarts: [Int32]
  /// The number of scalars with a slot.
  let slotCount: Int
  /// Kerning classes by scalar, for scalars below 0x100 and 0x2000…0x203F (`kerningIndex`).
  let rowClasses: [UInt8]
  let columnClasses: [UInt8]

  private let widths: [UInt16]
  private let kerning: [UInt8]
  private static let weights: [CGFloat] = [100, 400, 500, 600, 700, 900]

  private init() {
    let blocks = EncodedTable.bytes(InterAdvances.blocks)
    var starts = [Int32](repeating: -1, count: Int(GlyphTables.scalarLimit) / GlyphTables.blockSize)
    for (index, block) in blocks.enumerated() {
      starts[Int(block)] = Int32(index * GlyphTables.blockSize)
    }
    blockStarts = starts
    slotCount = blocks.count * GlyphTables.blockSize
    widths = EncodedTable.words(InterAdvances.widths)
    kerning = EncodedTable.bytes(InterKerning.matrices)

    var rows = [UInt8](repeating: 0, count: 0x140)
    var columns = rows
    let rowValues = EncodedTable.bytes(InterKerning.rowClasses)
    let columnValues = EncodedTable.bytes(InterKerning.columnClasses)
    for (index, scalar) in EncodedTable.words(InterKerning.scalars).enumerated() {
      let slot = GlyphTables.kerningIndex(UInt32(scalar))
      rows[slot] = rowValues[index]
      columns[slot] = columnValues[index]
    }
    rowClasses = rows
    columnClasses = columns
  }

  /// The place of a scalar in the class tables; scalars that never kern share slot 0.
  @inline(__always)
  static func kerningIndex(_ scalar: UInt32) -> Int {
    if scalar < 0x100 { return Int(scalar) }
    return scalar & ~0x3F == 0x2000 ? 0x100 + Int(scalar & 0x3F) : 0
  }

  /// The slot of a scalar, or −1 if the tables lack its block.
  @inline(__always)
  func slot(_ scalar: UInt32) -> Int {
    guard scalar < GlyphTables.scalarLimit else { return -1 }
    let start = blockStarts[Int(scalar >> 6)]
    return start < 0 ? -1 : Int(start) + Int(scalar & 63)
  }

  func forEachScalar(_ body: (_ scalar: UInt32, _ slot: Int) -> Void) {
    for (block, start) in blockStarts.enumerated() where start >= 0 {
      for index in 0..<GlyphTables.blockSize {
        body(UInt32(block * GlyphTables.blockSize + index), Int(start) + index)
      }
    }
  }

  // MARK: Interpolation

  /// Widths in em by slot, NaN where there is no glyph.
  /// - Parameters:
  ///   - weight: on OpenType's scale, 100 to 900.
  ///   - display: share of the display cut, 0 to 1.
  /// - Returns: one width a slot.
  func widths(weight: CGFloat, display: CGFloat) -> [Double] {
    let (low, high, fraction) = GlyphTables.neighbours(of: weight, in: GlyphTables.weights)
    let weightCount = GlyphTables.weights.count
    let factors: [(table: Int, share: Double)] = [
      (low, (1 - fraction) * (1 - display)),
      (high, fraction * (1 - display)),
      (weightCount + low, (1 - fraction) * display),
      (weightCount + high, fraction * display),
    ].filter { $0.share > 0 }
    return (0..<slotCount).map { slot in
      var sum = 0.0
      for (table, share) in factors {
        let width = widths[table * slotCount + slot]
        guard width != GlyphTables.missing else { return .nan }
        sum += Double(width) * share
      }
      return sum / InterAdvances.unitsPerEm
    }
  }

  /// Kerning in em by row class times the column count plus column class.
  func kerning(weight: CGFloat, display: CGFloat) -> [Double] {
    let bold = min(max((weight - 400) / 300, 0), 1)
    let size = InterKerning.rowCount * InterKerning.columnCount
    return (0..<size).map { index in
      func value(_ table: Int) -> Double {
        Double(Int8(bitPattern: kerning[table * size + index])) / InterKerning.unitsPerEm
      }
      let text = value(0) * (1 - bold) + value(1) * bold
      let large = value(2) * (1 - bold) + value(3) * bold
      return text * (1 - display) + large * display
    }
  }

  private static func neighbours(
    of value: CGFloat, in stops: [CGFloat]
  ) -> (low: Int, high: Int, fraction: Double) {
    guard let high = stops.firstIndex(where: { $0 >= value }), high > 0 else {
      let end = value <= stops[0] ? 0 : stops.count - 1
      return (end, end, 0)
    }
    let fraction = (value - stops[high - 1]) / (stops[high] - stops[high - 1])
    return (high - 1, high, Double(fraction))
  }
}
