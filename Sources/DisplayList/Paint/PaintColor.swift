import CoreGraphics

/// A colour in sRGB, not multiplied by its alpha.
///
/// Components in 0...1; values outside are cut when drawn.
package struct PaintColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from components in 0...255, and its alpha in 0...1.
  package init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  package init(_ color: CGColor) {
    let components = color.sRGBComponents
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  package static let black = PaintColor(white: 0)
  package static let white = PaintColor(white: 1)
  package static let clear = PaintColor(white: 0, alpha: 0)

  /// The same colour, less opaque.
  package func multiplyingAlpha(by factor: Double) -> PaintColor {
    var color = self
    color.alpha *= factor
    return color
  }

  package var cgColor: CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension PaintColor: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` if not opaque.
  package var description: String {
    func hex(_ value: Double) -> String {
      let byte = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opaque = "#" + hex(red) + hex(green) + hex(blue)
    let opacity = hex(alpha)
    return opacity == "FF" ? opaque : opaque + opacity
  }
}
