import CoreGraphics
import Foundation

extension UIColor {
  /// What the color is called when it is read aloud: "red", "dark cyan blue".
  ///
  /// Differs from Apple's: the words are those of twelve hues, in English, with how dark, light or grey they are.
  public var accessibilityName: String {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
    _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "transparent" }
    let words = Self.words(hue: hue, saturation: saturation, brightness: brightness)
    return alpha < 1 ? "\(words), \(Int(clamping: (alpha * 100).rounded())) percent opaque" : words
  }

  private static func words(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> String {
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.67 ? "light grey" : brightness > 0.4 ? "grey" : "dark grey"
    }
    let names = [
      "red", "orange", "yellow", "yellow green", "green", "green cyan", "cyan", "cyan blue",
      "blue", "purple", "magenta", "pink",
    ]
    let turns = Int(clamping: (hue * 12).rounded()) % names.count
    let name = names[turns < 0 ? turns + names.count : turns]
    if brightness < 0.6 { return "dark \(name)" }
    if saturation < 0.35 { return "light \(name)" }
    return saturation < 0.6 ? "greyish \(name)" : name
  }
}
