import CoreGraphics
import Foundation

/// Everything about a font that changes how text measures or looks.
package struct FontDescriptor: Hashable, Sendable {
  /// The family of shapes within the system font.
  package enum Design: Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// The adjustment of the distance between lines.
  package enum Leading: Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }

  /// The horizontal proportions of the glyphs.
  package enum Width: Hashable, Sendable, CaseIterable {
    case standard, compressed, condensed, expanded
  }

  /// Which letters are set as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1 << 0)
    package static let uppercase = SmallCaps(rawValue: 1 << 1)

    /// The size of small capitals against that of others.
    package static let size = 0.78
  }

  /// Em size in points.
  ///
  /// NaN, infinite and negative sizes measure as 0.
  package var size: CGFloat
  package var weight: FontWeight
  package var design: Design
  package var width: Width
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading
  /// Points added by each line break on top of the line height; text styles carry the difference
  /// between their table's leading and the line height, other fonts 0.
  package var styleLeading: CGFloat
  /// A family by name instead of the system font.
  ///
  /// Its line metrics are used if they are known.
  package var familyName: String?

  package init(
    size: CGFloat,
    weight: FontWeight = .regular,
    design: Design = .default,
    width: Width = .standard,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    smallCaps: SmallCaps = [],
    leading: Leading = .standard,
    styleLeading: CGFloat = 0,
    familyName: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.styleLeading = styleLeading
    self.familyName = familyName
  }

  /// The font of a text style at a text size, as `Font.system(_:)` and `preferredFont` give it.
  package init(
    style: TextStyle,
    category: TextSizeCategory = .large,
    weight: FontWeight? = nil,
    design: Design = .default
  ) {
    let entry = style.metrics(for: category)
    self.init(size: entry.size, weight: weight ?? style.defaultWeight, design: design)
    styleLeading = max(0, entry.leading - FontMetrics.lineHeightPerEm * entry.size)
  }

  /// The metrics of this font's lines.
  package var metrics: FontMetrics { FontMetrics(self) }

  /// The same font at `factor` times the size, leadings included.
  package func scaled(by factor: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size *= factor
    copy.styleLeading *= factor
    return copy
  }
}
