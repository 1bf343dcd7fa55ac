import CoreGraphics
import Foundation

extension UIColor {
  /// The colour as a tint shows it behind an alert: the grey of its brightness.
  ///
  /// The weights are those of luminance; how iOS mixes its grey is not documented.
  var dimmed: UIColor {
    UIColor { traits in
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
  }
}
