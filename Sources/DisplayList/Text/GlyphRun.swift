import CoreGraphics

/// Characters on one baseline, in one font and one paint, at positions that layout has decided.
package struct GlyphRun: Hashable, Sendable {
  package var string: String
  package var font: GlyphFont
  package var paint: Paint
  /// The left end of the baseline, in points.
  package var origin: CGPoint
  /// How far each `Character` of the string moves the pen, in points, kerning and tracking
  /// included.
  ///
  /// Characters past the end of a shorter array advance as the font says.
  package var advances: [CGFloat]
  package var underline: DecorationLine?
  package var strikethrough: DecorationLine?
  /// What is painted behind the run, from the top to the bottom of its line.
  ///
  /// Nil for nothing.
  package var background: RunBackground?
  /// Whether layout has put it in the place of characters for which there is no room.
  package var isEllipsis = false

  package init(
    _ string: String, font: GlyphFont, paint: Paint, origin: CGPoint, advances: [CGFloat] = [],
    underline: DecorationLine? = nil, strikethrough: DecorationLine? = nil,
    background: RunBackground? = nil
  ) {
    self.string = string
    self.font = font
    self.paint = paint
    self.origin = origin
    self.advances = advances
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
  }

  /// The sum of the advances, in points.
  package var width: CGFloat { advances.reduce(0, +) }
}

/// A line under or through text.
package struct DecorationLine: Hashable, Sendable {
  package enum Pattern: String, Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var pattern: Pattern
  /// Nil for the colour of the text.
  package var color: PaintColor?
  /// As a multiple of the font's own line.
  package var thickness: CGFloat
  package var isDouble: Bool

  package init(
    pattern: Pattern = .solid, color: PaintColor? = nil, thickness: CGFloat = 1,
    isDouble: Bool = false
  ) {
    self.pattern = pattern
    self.color = color
    self.thickness = thickness
    self.isDouble = isDouble
  }
}

package struct RunBackground: Hashable, Sendable {
  package var color: PaintColor
  /// In the same space as the origin of the run.
  package var rect: CGRect

  package init(color: PaintColor, rect: CGRect) {
    self.color = color
    self.rect = rect
  }
}
