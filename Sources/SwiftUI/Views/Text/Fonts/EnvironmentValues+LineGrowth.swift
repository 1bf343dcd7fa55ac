import CoreGraphics
import UIKit

extension EnvironmentValues {
  /// How much higher than usual a line of a text style is at the text size of the place, in points;
  /// negative for small ones.
  @MainActor
  package func lineGrowth(of style: UIFont.TextStyle) -> CGFloat {
    guard dynamicTypeSize != .large else { return 0 }
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).lineHeight
    }
    return height(UIContentSizeCategory(dynamicTypeSize)) - height(.large)
  }

  /// How many times as large as usual the signs in rows are, as in tables of UIKit.
  @MainActor
  package var signGrowth: CGFloat {
    guard dynamicTypeSize != .large else { return 1 }
    return UITraitCollection(
      preferredContentSizeCategory: UIContentSizeCategory(dynamicTypeSize)
    ).signGrowth
  }
}
