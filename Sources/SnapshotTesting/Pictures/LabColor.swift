import Foundation

/// A colour in the space CIE L*a*b*, in which distances are about those that people see.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// From red, green and blue in 0...255, of sRGB, with the white point D65.
  init(red: Double, green: Double, blue: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // The matrix of IEC 61966-2-1, divided by the white point.
    let x = Self.root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = Self.root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    self.b = 200 * (y - z)
  }

  /// ΔE of 1976, which Core Image's filter for it gives; 2.3 is just seen, black and white are 100 apart.
  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static func linear(_ value: Double) -> Double {
    let part = min(max(value / 255, 0), 1)
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
