import CoreGraphics
import Device
import Foundation
import Synchronization

/// Reads colours from the asset catalogues in a bundle, as they are in the sources.
package enum AssetColors {
  /// The colour of the catalogue that tints the app: what the Info.plist names, or Xcode's own name.
  package static let accentName =
    Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"

  /// The colour that tints the app; nil for the system's.
  static let accent = color(named: accentName, in: nil)

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
private final class ColorSet: @unchecked Sendable {
  /// The entries that have a colour.
  private let entries: [[String: Any]]
  /// The colours that were asked for, by what decided for them.
  private let chosen = Mutex<[Int: UIColor]>([:])

  init(_ entries: [[String: Any]]) {
    self.entries = entries.filter { Self.colorOfEntry($0) != nil }
  }

  func color(named name: String) -> UIColor? {
    guard let first = entries.first.flatMap(Self.colorOfEntry) else { return nil }
    if entries.count == 1, case .fixed = first.content { return first }
    return UIColor(content: .dynamic { self.color(for: $0) ?? first }, name: name)
  }

  private func color(for traits: UITraitCollection) -> UIColor? {
    var place = AssetPlace(isDark: traits.userInterfaceStyle == .dark)
    place.isHighContrast = traits.accessibilityContrast == .high
    place.isRightToLeft = traits.layoutDirection == .rightToLeft
    place.idiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
    let flags = [
      place.isDark, place.isHighContrast, place.isRightToLeft, place.idiom == .pad,
    ]
    let key = flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
    if let known = chosen.withLock({ $0[key] }) { return known }
    let color = place.best(of: entries).flatMap(Self.colorOfEntry)
    chosen.withLock { $0[key] = color }
    return color
  }

  private static func colorOfEntry(_ entry: [String: Any]) -> UIColor? {
    (entry["color"] as? [String: Any]).flatMap(color)
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
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
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
