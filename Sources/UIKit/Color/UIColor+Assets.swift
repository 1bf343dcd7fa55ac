import CoreGraphics
import Foundation

extension UIColor {
  /// A colour of an asset catalogue that follows the traits; nil when there is none of that name.
  ///
  /// Differs from Apple's: among the variants only those for dark mode are told apart.
  package static func asset(named name: String, in bundle: Bundle?) -> UIColor? {
    guard let set = AssetCatalogue.set(named: name, kind: "colorset", in: bundle) else {
      return nil
    }
    let entries = set.entries("colors")
    func color(_ entry: [String: Any]?) -> UIColor? {
      (entry?["color"] as? [String: Any]).flatMap(color(ofAsset:))
    }
    guard let plain = color(entries.first(where: AssetCatalogue.isPlain) ?? entries.first) else {
      return nil
    }
    guard let dark = color(entries.first(where: AssetCatalogue.isForDark)) else { return plain }
    return UIColor(
      content: .dynamic { traits in
        (traits.userInterfaceStyle == .dark ? dark : plain).resolvedColor(with: traits)
      }, name: name)
  }

  private static func color(ofAsset color: [String: Any]) -> UIColor? {
    if let reference = color["reference"] as? String { return system(named: reference) }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func number(_ key: String) -> CGFloat? {
      if let number = parts[key] as? Double { return CGFloat(number) }
      guard let text = parts[key] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // A number without a point counts to 255.
      return Double(text).map { CGFloat(text.contains(".") ? $0 : $0 / 255) }
    }
    let alpha = number("alpha").map { $0 == 1.0 / 255 ? 1 : $0 } ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return color["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of the system that an asset refers to, such as "secondarySystemBackgroundColor".
  private static func system(named reference: String) -> UIColor? {
    systemColors[reference]
      ?? (reference.hasSuffix("Color") ? systemColors[String(reference.dropLast(5))] : nil)
  }

  private static var systemColors: [String: UIColor] {
    [
      "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
      "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
      "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
      "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
      "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
      "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
      "darkText": .darkText, "lightText": .lightText, "separator": .separator,
      "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "groupTableViewBackground": .systemGroupedBackground,
    ]
  }
}
