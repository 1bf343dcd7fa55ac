import CoreGraphics
import Foundation
import Metrics

/// The letters of large titles grow with the text size, and the bar with them.
extension UINavigationBar {
  var largeTitleFont: UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return .systemFont(ofSize: size.pointSize, weight: .bold)
  }

  /// How much higher than usual a line is, in points; negative for small letters.
  var largeTitleGrowth: CGFloat {
    let usual = UIFont.systemFont(ofSize: NavigationBarMetrics.largeTitleFontSize, weight: .bold)
    return largeTitleFont.lineHeight - usual.lineHeight
  }
}
