import CoreGraphics
import Foundation

/// Distances of a font's lines, in points.
///
/// All but `descender` and `leading` are never negative.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascender: CGFloat
  /// From the baseline to the bottom of the line; negative, as on iOS.
  package var descender: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// Added between two lines, on top of the line height.
  package var leading: CGFloat

  /// Height of one line: ascender and descender together.
  package var lineHeight: CGFloat { ascender - descender }

  /// The system font's line height over its size.
  package static let lineHeightPerEm: CGFloat = (1950 + 494) / 2048

  package init(_ descriptor: FontDescriptor) {
    let size = descriptor.usableSize
    let line =
      descriptor.installedFace?.lines ?? FamilyLineMetrics.named(descriptor.familyName) ?? .system
    ascender = line.ascender * size
    descender = -line.descender * size
    capHeight = line.capHeight * size
    xHeight = line.xHeight * size
    leading = line.lineGap * size
    if line == .system, descriptor.styleLeading.isFinite { leading = descriptor.styleLeading }
    switch descriptor.leading {
    case .standard: break
    case .tight: leading -= 2
    case .loose: leading += 2
    }
  }
}

extension FontDescriptor {
  /// The size in points with unusable values replaced by 0.
  package var usableSize: CGFloat {
    size.isFinite && size > 0 ? min(size, 100_000) : 0
  }
}
