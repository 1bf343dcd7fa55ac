import Foundation

/// How well colours can be told apart, by WCAG 2: of opaque ones in sRGB, as red, green, blue and what isn't read.
package enum ContrastRatio {
  /// From 1, the same, to 21, black and white.
  ///
  /// Source: Web Content Accessibility Guidelines 2.1, "contrast ratio" and "relative luminance", with the threshold
  /// of sRGB, 0.04045.
  package static func between(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: SIMD4<UInt8>) -> Double {
    0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let part = Double(channel) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
