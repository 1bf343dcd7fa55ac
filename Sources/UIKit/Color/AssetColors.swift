import CoreGraphics
import Foundation

/// Reads colours from the asset catalogues in a bundle, as they are in the sources.
package enum AssetColors {
  /// The colour of a `.colorset`; nil when there is none of that name.
  ///
  /// Looked for in `bundle`, or else in all that are loaded. It follows the appearance and the contrast.
  package static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    guard let set = AssetCatalogue.set(named: name, kind: "colorset", in: bundle) else {
      return nil
    }
    return ColorSet(set.entries("colors")).color(named: set.path)
  }
}

/// The variants of one colour.
private struct ColorSet {
  private struct Variant {
    let color: UIColor
    let isDark: Bool
    let isHighContrast: Bool
  }

  private let variants: [Variant]

  init(_ entries: [[String: Any]]) {
    variants = entries.compactMap { entry in
      guard let color = (entry["color"] as? [String: Any]).flatMap(Self.color) else { return nil }
      let appearances = (entry["appearances"] as? [[String: Any]] ?? [])
        .compactMap { $0["value"] as? String }
      return Variant(
        color: color, isDark: appearances.contains("dark"),
        isHighContrast: appearances.contains("high"))
    }
  }

  func color(named name: String) -> UIColor? {
    guard let first = variants.first else { return nil }
    if variants.count == 1, case .fixed = first.color.content { return first.color }
    let variants = variants
    return UIColor(
      content: .dynamic { traits in
        let isDark = traits.userInterfaceStyle == .dark
        let isHigh = traits.accessibilityContrast == .high
        func rank(_ variant: Variant) -> Int {
          // A variant for another appearance is the last choice.
          (variant.isDark == isDark ? 4 : variant.isDark ? 0 : 2)
            + (variant.isHighContrast == isHigh ? 1 : variant.isHighContrast ? -2 : 0)
        }
        let best = variants.max { rank($0) < rank($1) } ?? first
        return best.color
      }, name: name)
  }

  private static func color(_ entry: [String: Any]) -> UIColor? {
    if let reference = entry["reference"] as? String {
      return AssetColors.systemColors[reference]
        ?? AssetColors.systemColors[reference + "Color"]
    }
    guard let parts = entry["components"] as? [String: Any] else { return nil }
    func number(_ key: String) -> CGFloat? {
      if let number = parts[key] as? Double { return number }
      guard let text = parts[key] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // A number without a point counts to 255.
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    let alpha = number("alpha").map { $0 == 1.0 / 255 ? 1 : $0 } ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return entry["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension AssetColors {
  /// The colours of the system by the names that catalogues have for them, such as `systemRedColor`.
  package static let systemColors: [String: UIColor] = {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel,
      .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator,
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    let pairs = colors.compactMap { color in color.name.map { ($0, color) } }
    return Dictionary(
      pairs + [
        ("darkTextColor", .darkText), ("lightTextColor", .lightText),
        ("groupTableViewBackgroundColor", .systemGroupedBackground),
      ]
    ) { first, _ in first }
  }()
}
