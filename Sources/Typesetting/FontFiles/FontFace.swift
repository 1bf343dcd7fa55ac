import CoreGraphics
import Foundation

/// A font of a file: what it calls itself, and what its lines and glyphs measure.
///
/// Of a variable font only the instance that it shows by itself.
package final class FontFace: Sendable {
  /// The whole file.
  package let file: [UInt8]
  /// Which of the fonts of a collection.
  package let index: Int
  package let postScriptName: String
  package let familyName: String
  package let fullName: String
  /// On OpenType's scale, 100 to 900.
  package let weight: CGFloat
  package let isItalic: Bool
  /// In fractions of the em.
  let lines: FamilyLineMetrics

  let unitsPerEm: Double
  private let glyphs: [UInt32: UInt16]
  private let advances: [UInt16]
  private let kerning: FontKerning?

  /// Nil for what is no font, or one without glyphs or a name.
  init?(_ data: FontBytes, index: Int) {
    guard data.fonts.indices.contains(index) else { return nil }
    let tables = data.tables(ofFontAt: data.fonts[index])
    guard let head = tables["head"], let horizontal = tables["hhea"], let widths = tables["hmtx"],
      let characters = tables["cmap"]
    else { return nil }
    let names = FontFileNames(data, table: tables["name"])
    guard let name = names.postScript ?? names.full, let family = names.family else { return nil }
    let unitsPerEm = Double(max(data.unsigned16(head + 18), 1))
    let count = data.unsigned16(horizontal + 34)
    glyphs = CharacterMap.glyphs(data, table: characters)
    advances = (0..<count).map { UInt16(data.unsigned16(widths + 4 * $0)) }
    guard !glyphs.isEmpty, !advances.isEmpty else { return nil }
    kerning = FontKerning(data, tables)
    file = data.bytes
    self.index = index
    self.unitsPerEm = unitsPerEm
    postScriptName = name
    familyName = family
    fullName = names.full ?? name
    let isBold = data.unsigned16(head + 44) & 1 != 0
    let isSlanted = data.unsigned16(head + 44) & 2 != 0
    let os2 = tables["OS/2"]
    let listed = os2.map { data.unsigned16($0 + 4) } ?? 0
    weight = CGFloat((1...1000).contains(listed) ? max(listed, 100) : isBold ? 700 : 400)
    isItalic = isSlanted || os2.map { data.unsigned16($0 + 62) & 1 != 0 } == true
    lines = FamilyLineMetrics(
      data, horizontal: horizontal, os2: os2, unitsPerEm: unitsPerEm,
      isMonospaced: tables["post"].map { data.unsigned32($0 + 12) != 0 } ?? false)
  }

  /// The fonts of a file, in their order; none for what is no font.
  package static func faces(inFile bytes: [UInt8]) -> [FontFace] {
    let data = FontBytes(bytes: bytes)
    return data.fonts.indices.compactMap { FontFace(data, index: $0) }
  }

  // MARK: Measuring

  /// The width of a character in ems; nil if the font has no glyph for it.
  func ems(_ scalar: UInt32) -> Double? {
    guard let glyph = glyphs[scalar] else { return nil }
    // Those past the end of the table are as wide as its last.
    return Double(advances[min(Int(glyph), advances.count - 1)]) / unitsPerEm
  }

  /// Whether pairs of glyphs stand closer or wider than their widths say.
  var isKerned: Bool { kerning != nil }

  /// The adjustment between two characters, in ems.
  func kerningEms(_ left: UInt32, _ right: UInt32) -> Double {
    guard let kerning, let first = glyphs[left], let second = glyphs[right] else { return 0 }
    return Double(kerning.units(Int(first), Int(second))) / unitsPerEm
  }
}

extension FamilyLineMetrics {
  /// What Apple's systems take: the lines of the table `hhea`, or those of `OS/2` where it has none.
  init(_ data: FontBytes, horizontal: Int, os2: Int?, unitsPerEm: Double, isMonospaced: Bool) {
    func ems(_ units: Int) -> CGFloat { CGFloat(Double(units) / unitsPerEm) }
    var (above, below) = (data.signed16(horizontal + 4), -data.signed16(horizontal + 6))
    var gap = data.signed16(horizontal + 8)
    if above == 0, below == 0, let os2 {
      (above, below) = (data.signed16(os2 + 68), -data.signed16(os2 + 70))
      gap = data.signed16(os2 + 72)
    }
    // Heights of letters are there from the second version of the table on.
    let hasHeights = os2.map { data.unsigned16($0) >= 2 } ?? false
    let xHeight = hasHeights ? os2.map { data.signed16($0 + 86) } ?? 0 : 0
    let capHeight = hasHeights ? os2.map { data.signed16($0 + 88) } ?? 0 : 0
    self.init(
      ascender: max(0, ems(above)), descender: max(0, ems(below)), lineGap: max(0, ems(gap)),
      capHeight: capHeight > 0 ? ems(capHeight) : 0.7,
      xHeight: xHeight > 0 ? ems(xHeight) : 0.5, isMonospaced: isMonospaced)
  }
}
