import CoreGraphics
import Foundation

/// A laid out paragraph.
///
/// Points; the origin is the top left corner of the room it was laid out in.
package struct TextLayout: Sendable {
  /// The text's size in whole pixels, as `Paragraph.size(width:height:)` gives it.
  package var size: CGSize
  package var lines: [TextLine]
  /// Whether something of the text is not shown.
  package var isTruncated: Bool
  /// The factor by which the text was shrunk to fit; the fragments' fonts include it.
  package var scaleFactor: CGFloat

  /// Distance of the first baseline from the top, in whole pixels.
  package var firstBaseline: CGFloat
  /// Distance of the last baseline from the top, in whole pixels.
  package var lastBaseline: CGFloat
}

/// One line of a laid out paragraph.
///
/// Points, from the top left of the layout.
package struct TextLine: Sendable {
  /// What the line shows of the text, as UTF-8 offsets; includes its line end and hanging spaces.
  package var range: Range<Int>
  /// Its room: as wide as its glyphs, as high as its font says.
  package var frame: CGRect
  /// The height of the baseline.
  package var baseline: CGFloat
  /// The pieces from left to right.
  package var fragments: [TextFragment]
  package var hasEllipsis: Bool

  /// What the line reads as, left to right runs in logical order, with the ellipsis.
  package var text: String {
    fragments.sorted { $0.order < $1.order }.map(\.text).joined()
  }
}

/// A piece of a line in one font.
package struct TextFragment: Sendable {
  package enum Content: Hashable, Sendable { case glyphs, ellipsis, attachment(CGSize) }

  package var content: Content
  /// The run of the paragraph that it belongs to.
  package var runIndex: Int
  /// Its characters; one of them per entry of `positions`.
  package var text: String
  /// UTF-8 offsets in the whole text; empty for an ellipsis, at the place of what is left out.
  package var range: Range<Int>
  package var font: ResolvedFont
  /// Left edge of each character and its width, in points from the left of the layout.
  package var positions: [CGFloat]
  package var advances: [CGFloat]
  /// UTF-8 offset of each character in the whole text.
  package var offsets: [Int]
  /// Points above the line's baseline.
  package var baselineOffset: CGFloat
  /// Whether its characters run from right to left (`positions` then fall).
  package var isRightToLeft = false
  /// Place in logical order within the line.
  package var order = 0

  package var minX: CGFloat { positions.min() ?? 0 }
  package var maxX: CGFloat {
    zip(positions, advances).reduce(minX) { max($0, $1.0 + $1.1) }
  }
}
