import CoreGraphics
import Foundation

/// A piece of a paragraph with one font, or an image that stands in the line like a letter.
package struct TextRun {
  package enum Content: Hashable, Sendable {
    case text(String)
    /// Size in points; its bottom stands on the baseline, moved by the run's baseline offset.
    case attachment(CGSize)
  }

  package var content: Content
  package var font: ResolvedFont
  /// Points added after each glyph (`kerning` and `tracking` of a text, summed).
  package var tracking: CGFloat
  /// Points by which the run stands above the baseline; negative is below.
  package var baselineOffset: CGFloat
  /// How the paragraph is set that begins in this run; nil for as the whole text is.
  package var paragraph: ParagraphOptions.Shared?

  package init(
    _ content: Content,
    font: ResolvedFont,
    tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    paragraph: ParagraphOptions.Shared? = nil
  ) {
    self.paragraph = paragraph
    self.content = content
    self.font = font
    self.tracking = tracking.isFinite ? tracking : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }

  package init(
    _ text: String,
    font: ResolvedFont,
    tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0
  ) {
    self.init(.text(text), font: font, tracking: tracking, baselineOffset: baselineOffset)
  }

  /// Its characters; an attachment is one object replacement character.
  package var text: String {
    switch content {
    case .text(let text): text
    case .attachment: "\u{FFFC}"
    }
  }

  /// Points above the baseline.
  var ascent: CGFloat {
    switch content {
    case .text: font.metrics.ascender + baselineOffset
    case .attachment(let size): size.height.finiteOrZero + baselineOffset
    }
  }

  /// Points below the baseline.
  var descent: CGFloat {
    switch content {
    case .text: -font.metrics.descender - baselineOffset
    case .attachment: -baselineOffset
    }
  }
}

extension CGFloat {
  /// The number itself, or 0 for NaN, infinities and negative numbers.
  var finiteOrZero: CGFloat { isFinite && self > 0 ? self : 0 }
}
