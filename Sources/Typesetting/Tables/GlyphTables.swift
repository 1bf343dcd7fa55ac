import CoreGraphics
import Foundation
import TypeTables

/// The width tables: what every resolved font is computed from.
struct GlyphTables: Sendable {
  static let shared = GlyphTables()

  /// Scalars a block holds.
  static let blockSize = 64
  /// Scalars from here on are never in the tables.
  static let scalarLimit: UInt32 = 0x3000
  /// The number of classes that scalars on the right of a pair fall into.
  static let columnCount = Int(typeTablesColumnCount())
  /// The number of pairs of classes.
  static let pairCount = Int(typeTablesRowCount()) * columnCount

  /// For `scalar / 64`: the block's first slot, or −1.
  let blockStarts: [Int32]
  /// The number of scalars with a slot.
  let slotCount = Int(typeTablesSlotCount())
  /// Kerning classes by scalar, for scalars below 0x100 and 0x2000…0x203F (`kerningIndex`).
  let rowClasses: NumberTable<UInt8>
  let columnClasses: NumberTable<UInt8>

  private static let weights: [CGFloat] = [100, 400, 500, 600, 700, 900]

  private init() {
    let blockCount = Int(GlyphTables.scalarLimit) / GlyphTables.blockSize
    blockStarts = (0..<blockCount).map { typeTablesSlot(UInt32($0 * GlyphTables.blockSize)) }
    var rows = [UInt8](repeating: 0, count: 0x140)
    var columns = rows
    typeTablesFillClasses(&rows, &columns)
    rowClasses = NumberTable(rows)
    columnClasses = NumberTable(columns)
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

  /// Widths in points by slot, NaN where there is no glyph.
  /// - Parameters:
  ///   - weight: on OpenType's scale, 100 to 900.
  ///   - display: share of the display cut, 0 to 1.
  ///   - scale: points an em.
  ///   - tracking: points added to each glyph, which is never narrower than 0.
  /// - Returns: one width a slot.
  func widths(weight: CGFloat, display: CGFloat, scale: Double, tracking: Double) -> [Double] {
    let (low, high, fraction) = GlyphTables.neighbours(of: weight, in: GlyphTables.weights)
    let font = TypeTablesWidths(
      lighter: Int32(low), heavier: Int32(high), heavierShare: fraction, display: display,
      scale: scale, tracking: tracking)
    return [Double](unsafeUninitializedCapacity: slotCount) { points, count in
      guard let start = points.baseAddress else { return }
      typeTablesFillWidths(font, start)
      count = slotCount
    }
  }

  /// Kerning in points by row class times the column count plus column class.
  func kerning(weight: CGFloat, display: CGFloat, scale: Double) -> [Double] {
    let bold = min(max((weight - 400) / 300, 0), 1)
    return [Double](unsafeUninitializedCapacity: Self.pairCount) { points, count in
      guard let start = points.baseAddress else { return }
      typeTablesFillKerning(bold, display, scale, start)
      count = Self.pairCount
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
