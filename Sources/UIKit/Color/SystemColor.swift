import CoreGraphics
import Foundation

/// A colour of the system with its variants.
///
/// Components 0 to 255, alpha 0 to 1.
struct SystemColor: Sendable {
  struct Variant: Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init(gray: CGFloat, _ alpha: CGFloat = 1) {
      self.init(gray, gray, gray, alpha)
    }

    func with(alpha: CGFloat) -> Variant {
      Variant(red, green, blue, alpha)
    }

    var color: UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  let light: Variant
  let dark: Variant
  var lightHighContrast: Variant?
  var darkHighContrast: Variant?
  var darkElevated: Variant?
  var darkElevatedHighContrast: Variant?

  func variant(in traits: UITraitCollection) -> Variant {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return isHigh ? lightHighContrast ?? light : light
    }
    if traits.userInterfaceLevel == .elevated, let darkElevated {
      return isHigh ? darkElevatedHighContrast ?? darkElevated : darkElevated
    }
    return isHigh ? darkHighContrast ?? dark : dark
  }

  /// A dynamic colour; two of the same name are equal.
  func color(named name: String) -> UIColor {
    UIColor(content: .dynamic { variant(in: $0).color }, name: name)
  }
}
