import CoreGraphics
import Foundation
import Typesetting

/// What font metrics made a font of, so that it can be made again for another text size.
struct FontScaling: Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// In points.
  let maximumPointSize: CGFloat
}

extension UIFont {
  /// The font at the preferred text size and weight of `traits`; nil for one that does not follow them.
  @MainActor
  func adapted(to traits: UITraitCollection) -> UIFont? {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: scaling.base, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    }
    guard let textStyle else { return nil }
    // Bold or italic variants of a style keep what makes them so.
    let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    var descriptor = metricsDescriptor
    descriptor.size = preferred.pointSize
    descriptor.styleLeading = preferred.metricsDescriptor.styleLeading
    let plain = FontDescriptor(style: textStyle.metricsStyle, category: .large).weight
    let hasStyleWeight = hasStyleWeight || descriptor.weight == plain
    if hasStyleWeight { descriptor.weight = preferred.metricsDescriptor.weight }
    return UIFont(descriptor, textStyle: textStyle, hasStyleWeight: hasStyleWeight)
  }
}
