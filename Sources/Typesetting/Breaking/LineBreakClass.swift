import TypeTables

/// The line breaking class of a scalar (UAX #14), after the reductions of rule LB1.
///
/// The raw values are those of the generated table.
enum LineBreakClass: UInt8, Sendable {
  case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, op, cl, cp, qu, ex, `is`, sy, ns, `in`, pr, po,
    nu, hl, hy, ba, bb, b2, id, eb, em, cb, ri, jl, jv, jt, h2, h3

  static let count = 38

  /// - Complexity: O(1) below U+0100 and for Hangul syllables, else O(log n) of about 1,650 ranges.
  init(_ scalar: UInt32) {
    if scalar < 0x100 {
      self = Self.latin[Int(scalar)]
    } else if (0xAC00...0xD7A3).contains(scalar) {
      self = (scalar - 0xAC00) % 28 == 0 ? .h2 : .h3
    } else {
      self = Self.inTables(scalar)
    }
  }

  private static let latin: [LineBreakClass] = (0..<0x100).map(inTables)

  private static func inTables(_ scalar: UInt32) -> LineBreakClass {
    LineBreakClass(rawValue: typeTablesBreakClass(scalar)) ?? .al
  }
}
