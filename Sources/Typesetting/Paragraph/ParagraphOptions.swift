import CoreGraphics
import Foundation

/// How a paragraph is broken, truncated and aligned.
///
/// The defaults are SwiftUI's.
package struct ParagraphOptions: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

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
  package var lineLimit: Int?
  /// Lines whose height is taken even if the text has fewer.
  package var minimumLineCount = 1
  package var truncation: Truncation = .tail
  package var wrapping: Wrapping = .word
  /// Points between lines, on top of the font's leading.
  package var lineSpacing: CGFloat = 0
  /// What a line's height is, with the leading of its fonts.
  package var lineHeight = LineHeight.natural
  /// Factor on the height of each line; 0 means 1.
  package var lineHeightMultiple: CGFloat = 0
  /// Bounds of a line's height in points; 0 means none.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  /// How far the text may shrink before it is truncated, in (0, 1].
  package var minimumScaleFactor: CGFloat = 1
  /// Whether letters may move closer together before a line is truncated.
  package var allowsTightening = false
  package var isRightToLeft = false
  /// Pixels per point: sizes and baselines are rounded to pixels.
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
      mayBeOneLine = value.minimumLineCount <= 1 && value.hasNaturalLineHeight
      displayScale = value.displayScale
    }

    package static let standard = Shared(.standard)
  }
}
