import CoreGraphics

/// A font by role, not by file: what to draw with is the renderer's choice, what it measures is
/// not.
package struct GlyphFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The system font; its small and large cuts follow from the size.
    case system
    case rounded
    case serif
    case monospaced
    /// A font by family or PostScript name: one of the app's, or else drawn with the system's stand-in.
    case named(String)
  }

  package enum DigitSpacing: Hashable, Sendable {
    case proportional
    /// Each digit is centred in its advance.
    case monospaced
  }

  package var family: Family
  /// In points.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black), 400 is regular, 700 bold: the scale of CSS and of font
  /// files.
  package var weight: Int
  package var isItalic: Bool
  package var digits: DigitSpacing
  /// Width of the cut: 1 is standard; below is condensed, above expanded.
  package var width: CGFloat

  package init(
    _ family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    digits: DigitSpacing = .proportional, width: CGFloat = 1
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.digits = digits
    self.width = width
  }
}
