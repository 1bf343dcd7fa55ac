import CoreGraphics
import Foundation

/// A font with the widths of its glyphs in points, ready to measure text.
package final class ResolvedFont: Sendable {
  package let descriptor: FontDescriptor
  package let metrics: FontMetrics
  package let sharedMetrics: SharedFontMetrics
  /// Width of the ellipsis in points.
  package let ellipsisWidth: CGFloat

  /// Widths in points by slot, tracking included; NaN where the tables have no glyph.
  let advances: NumberTable<Double>
  /// Pair adjustments in points by row class times column count plus column class.
  let kerning: NumberTable<Double>
  /// Whether pairs of this font are kerned at all.
  let isKerned: Bool
  /// Whether pairs are kerned by a font of the app's, not by the tables.
  let hasOwnKerning: Bool
  let emojiAdvance: Double
  /// The font of the app's that measures the text; nil for those of the tables.
  private let face: FontFace?
  private let size: Double
  private let tracking: Double

  init(computing descriptor: FontDescriptor) {
    let face = descriptor.installedFace
    let recipe = AdvanceRecipe(descriptor, face: face)
    self.face = face
    self.descriptor = descriptor
    metrics = FontMetrics(descriptor)
    sharedMetrics = .of(metrics)
    size = descriptor.usableSize
    tracking = recipe.tracking
    let advances = recipe.advances()
    self.advances = NumberTable(advances)
    isKerned = recipe.isKerned
    kerning = NumberTable(recipe.kerning())
    hasOwnKerning = face?.isKerned == true
    emojiAdvance = FallbackAdvance.emojiEms(size: descriptor.usableSize) * size
    let slot = GlyphTables.shared.slot(0x2026)
    ellipsisWidth = slot >= 0 && !advances[slot].isNaN ? advances[slot] : size
  }

  deinit {
    advances.free()
    kerning.free()
  }

  /// The font for a descriptor; equal descriptors share one object.
  package static func resolve(_ descriptor: FontDescriptor) -> ResolvedFont {
    FontCache.shared.font(for: descriptor)
  }

  package func scaled(by factor: CGFloat) -> ResolvedFont {
    factor == 1 ? self : .resolve(descriptor.scaled(by: factor))
  }

  // MARK: Widths

  /// The width in points of a string on one line, not rounded; line ends and controls have none.
  package func width(of string: String) -> CGFloat {
    simpleWidth(of: string) ?? ShapedText(string, font: self).naturalWidth
  }

  /// The width in points of a character that stands alone; an emoji sequence is one glyph.
  package func width(of character: Character) -> CGFloat {
    if FallbackAdvance.isEmoji(character) { return emojiAdvance }
    return character.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
  }

  /// The width of a character of one scalar.
  @inline(__always)
  func width(ofSingle scalar: UInt32) -> Double {
    if scalar < 0x7F {
      let width = advances[Int(scalar)]
      return width.isNaN ? 0 : width
    }
    return uncommonWidth(ofSingle: scalar)
  }

  private func uncommonWidth(ofSingle scalar: UInt32) -> Double {
    if let face, let ems = face.ems(scalar) { return ems * size }
    if (0x3040..<0xD7A4).contains(scalar), FallbackAdvance.isFullWidth(scalar) { return size }
    guard let scalar = Unicode.Scalar(scalar) else { return 0 }
    if scalar.value >= 0x231A, scalar.properties.isEmojiPresentation { return emojiAdvance }
    return advance(of: scalar)
  }

  /// The width in points of one scalar of a character; 0 for marks, format characters, controls.
  func advance(of scalar: Unicode.Scalar) -> Double {
    let slot = GlyphTables.shared.slot(scalar.value)
    if slot >= 0 {
      let width = advances[slot]
      if !width.isNaN { return width }
    }
    if let face, let ems = face.ems(scalar.value) { return ems * size }
    return FallbackAdvance.ems(scalar) * size
  }

  /// The pair adjustment between two scalars in points.
  @inline(__always)
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    if hasOwnKerning { return face.map { $0.kerningEms(left, right) * size } ?? 0 }
    let tables = GlyphTables.shared
    let row = Int(tables.rowClasses[GlyphTables.kerningIndex(left)])
    let column = Int(tables.columnClasses[GlyphTables.kerningIndex(right)])
    return kerning[row * GlyphTables.columnCount + column]
  }
}
