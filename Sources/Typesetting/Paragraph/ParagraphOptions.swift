import CoreGraphics
import Foundation

/// How a text, or one paragraph of it, is broken, truncated and aligned.
///
/// The defaults are SwiftUI's. A paragraph is what a line end other than U+2028 closes; whose first run has options of its
/// own is set by these, except for what is said to hold for the whole text.
package struct ParagraphOptions: Hashable, Sendable {
  /// Justified lines are as wide as their room, but for the last one of a paragraph, which is a leading one.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing, justified }

  /// Where text that does not fit is left out.
  package enum Truncation: Hashable, Sendable {
    case head, middle, tail
    /// Lines that do not fit are left out without an ellipsis.
    case clip
  }

  /// What the height of a line is made of.
  package enum LineHeight: Hashable, Sendable {
    /// What the fonts of the line say.
    case natural
    /// A multiple of the largest point size of the line, and points on top.
    case ofPointSize(factor: CGFloat, points: CGFloat)
  }

  package enum Wrapping: Hashable, Sendable { case word, character }

  package var alignment: Alignment = .leading
  /// The most lines laid out; nil is no limit, a number below 1 counts as 1.
  ///
  /// Holds for the whole text.
  package var lineLimit: Int?
  /// Lines whose height is taken even if the text has fewer.
  ///
  /// Holds for the whole text.
  package var minimumLineCount = 1
  package var truncation: Truncation = .tail
  package var wrapping: Wrapping = .word
  /// Points between lines, on top of the font's leading.
  package var lineSpacing: CGFloat = 0
  /// Points before the first line of the paragraph, at its leading edge.
  package var firstLineIndent: CGFloat = 0
  /// Points before its other lines.
  package var indent: CGFloat = 0
  /// Where its lines end: points from the leading edge of the room if positive, from the trailing edge if not.
  package var tailIndent: CGFloat = 0
  /// Points before the first line, unless it is that of the whole text.
  package var spacingBefore: CGFloat = 0
  /// Points between the last line and the next paragraph.
  package var spacingAfter: CGFloat = 0
  /// What a line's height is, with the leading of its fonts.
  package var lineHeight = LineHeight.natural
  /// Factor on the height of each line; 0 means 1.
  package var lineHeightMultiple: CGFloat = 0
  /// Bounds of a line's height in points; 0 means none.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  /// How far the text may shrink before it is truncated, in (0, 1].
  ///
  /// Holds for the whole text.
  package var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move closer together before a line is truncated.
  package var allowsTightening = false
  package var isRightToLeft = false
  /// Pixels per point: sizes and baselines are rounded to pixels.
  ///
  /// Holds for the whole text.
  package var displayScale: CGFloat = 3

  package init() {}

  package static let standard = ParagraphOptions()

  /// The options as an object that many paragraphs share.
  package final class Shared: Sendable {
    package let value: ParagraphOptions
    /// Whether a text of one line is as high as its font, whatever the other options are.
    let mayBeOneLine: Bool
    /// Pixels per point.
    let displayScale: CGFloat

    package init(_ value: ParagraphOptions) {
      self.value = value
      mayBeOneLine =
        value.minimumLineCount <= 1 && value.hasNaturalLineHeight && value.hasWholeLines
      displayScale = value.displayScale
    }

    package static let standard = Shared(.standard)
  }
}
