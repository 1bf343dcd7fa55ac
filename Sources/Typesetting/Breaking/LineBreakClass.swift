/// The line breaking class of a scalar (UAX #14), after the reductions of rule LB1.
///
/// The raw values are those of the generated table.
enum LineBreakClass: UInt8, Sendable {
  case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, op, cl, cp, qu, ex, `is`, sy, ns, `in`, pr, po,
    nu, hl, hy, ba, bb, b2, id, eb, em, cb, ri, jl, jv, jt, h2, h3

  static let count = 38

  /// - Complexity: O(1) below U+0100 and for Hangul syllables, else O(log n) of about 1,650 ranges.
  init(_ scalar: UInt32) {
    self = LineBreakClassTable.shared.lookUp(scalar)
  }
}

/// The decoded ranges of line breaking classes.
private struct LineBreakClassTable: Sendable {
  static let shared = LineBreakClassTable()

  private let starts: [UInt32]
  private let classes: [LineBreakClass]
  private let latin: [LineBreakClass]

  private init() {
    let encoded = EncodedTable.longs(LineBreakRanges.starts)
    let starts = encoded.map { $0 & 0xFF_FFFF }
    let classes = encoded.map { LineBreakClass(rawValue: UInt8($0 >> 24)) ?? .al }
    latin = (0..<0x100).map { classes[LineBreakClassTable.range(of: $0, in: starts)] }
    self.starts = starts
    self.classes = classes
  }

  func lookUp(_ scalar: UInt32) -> LineBreakClass {
    if scalar < 0x100 { return latin[Int(scalar)] }
    if (0xAC00...0xD7A3).contains(scalar) { return (scalar - 0xAC00) % 28 == 0 ? .h2 : .h3 }
    return classes[LineBreakClassTable.range(of: scalar, in: starts)]
  }

  /// The last range that starts at or before the scalar; the first one starts at 0.
  private static func range(of scalar: UInt32, in starts: [UInt32]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return low
  }
}
