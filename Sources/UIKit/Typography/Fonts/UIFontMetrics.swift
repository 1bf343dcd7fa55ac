import CoreGraphics
import Device
import Foundation
import Typesetting

@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var descriptor = font.metricsDescriptor
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    descriptor.size = min(size, maximumPointSize > 0 ? maximumPointSize : .infinity)
    return UIFont(
      descriptor,
      scaling: FontScaling(style: style, base: font, maximumPointSize: maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Scales by the style's leading, rounded to a pixel.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? UITraitCollection.current
    let row = style.metricsStyle
    let category = traits.preferredContentSizeCategory.metricsCategory
    let factor = row.metrics(for: category).leading / row.metrics(for: .large).leading
    let scale = max(Device.main.screen.scale, 1)
    return (value * factor * scale).rounded() / scale
  }
}
