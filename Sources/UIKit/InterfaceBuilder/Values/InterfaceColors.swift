import CoreGraphics
import Foundation

/// Colours as files write them.
@MainActor
enum InterfaceColors {
  /// The colour of a `color` element; nil for one that says nothing that is known.
  ///
  /// Calibrated and device colour spaces count as sRGB, which is a few levels off for the calibrated ones.
  static func color(_ element: InterfaceElement, _ values: InterfaceValues) -> UIColor? {
    // Xcode 11 wrote what counts since then under a name of its own, beside that for older systems.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      if let color = system[name] { return color }
      return written(element) ?? fallback("systemColor", name, values)
    }
    if let name = element["name"] {
      return UIColor(named: name, in: values.bundle, compatibleWith: nil)
        ?? UIColor(named: name) ?? fallback("namedColor", name, values)
    }
    return written(element)
  }

  /// What the file keeps for a colour that is not there when the app runs.
  private static func fallback(
    _ kind: String, _ name: String, _ values: InterfaceValues
  ) -> UIColor? {
    values.file.resource(kind, named: name)?.child("color").flatMap(written)
  }

  private static func written(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.length("alpha") ?? 1
    if let white = element.length("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.length("red"), let green = element.length("green"),
      let blue = element.length("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let system: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableBackgroundColor": .systemBackground, "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
    "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "tintColor": .tintColor, "darkTextColor": .darkText,
    "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
    // Those of iOS 7 and later, as developers print them.
    "viewFlipsideBackgroundColor": UIColor(
      red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1),
  ]
}
