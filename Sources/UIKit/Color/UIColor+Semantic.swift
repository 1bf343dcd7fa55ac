import Foundation
import Metrics

/// The values are those of iOS 17 and 18.
extension UIColor {
  // MARK: Text

  public class var label: UIColor {
    SystemColor(light: .init(gray: 0), dark: .init(gray: 255)).color(named: "labelColor")
  }
  public class var secondaryLabel: UIColor { faded("secondaryLabelColor", .secondary) }
  public class var tertiaryLabel: UIColor { faded("tertiaryLabelColor", .tertiary) }
  public class var quaternaryLabel: UIColor { faded("quaternaryLabelColor", .quaternary) }
  public class var placeholderText: UIColor { faded("placeholderTextColor", .tertiary) }
  public class var link: UIColor {
    SystemColor(light: .init(0, 122, 255), dark: .init(9, 132, 255)).color(named: "linkColor")
  }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  private class func faded(_ name: String, _ shade: LabelShade) -> UIColor {
    func variant(_ color: SystemTint.Components, _ opacity: Double) -> SystemColor.Variant {
      .init(CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(opacity))
    }
    let (light, dark, lightHigh, darkHigh) = shade.opacities
    return SystemColor(
      light: variant(LabelShade.light, light), dark: variant(LabelShade.dark, dark),
      lightHighContrast: variant(LabelShade.light, lightHigh),
      darkHighContrast: variant(LabelShade.dark, darkHigh)
    ).color(named: name)
  }

  // MARK: Lines

  public class var separator: UIColor {
    SystemColor(
      light: .init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6),
      lightHighContrast: .init(60, 60, 67, 0.37), darkHighContrast: .init(84, 84, 88, 0.68)
    ).color(named: "separatorColor")
  }
  public class var opaqueSeparator: UIColor {
    SystemColor(light: .init(198, 198, 200), dark: .init(56, 56, 58))
      .color(named: "opaqueSeparatorColor")
  }

  // MARK: Fills

  public class var systemFill: UIColor {
    fill("systemFillColor", .init(120, 120, 128), .init(120, 120, 128), 0.2, 0.36, 0.28, 0.44)
  }
  public class var secondarySystemFill: UIColor {
    fill(
      "secondarySystemFillColor", .init(120, 120, 128), .init(120, 120, 128), 0.16, 0.32, 0.24, 0.4)
  }
  public class var tertiarySystemFill: UIColor {
    fill(
      "tertiarySystemFillColor", .init(118, 118, 128), .init(118, 118, 128), 0.12, 0.24, 0.2, 0.32)
  }
  public class var quaternarySystemFill: UIColor {
    fill(
      "quaternarySystemFillColor", .init(116, 116, 128), .init(118, 118, 128), 0.08, 0.18, 0.12,
      0.26)
  }

  private class func fill(
    _ name: String, _ light: SystemColor.Variant, _ dark: SystemColor.Variant,
    _ lightAlpha: CGFloat, _ darkAlpha: CGFloat, _ lightHigh: CGFloat, _ darkHigh: CGFloat
  ) -> UIColor {
    SystemColor(
      light: light.with(alpha: lightAlpha), dark: dark.with(alpha: darkAlpha),
      lightHighContrast: light.with(alpha: lightHigh), darkHighContrast: dark.with(alpha: darkHigh)
    ).color(named: name)
  }

  // MARK: Backgrounds

  public class var systemBackground: UIColor {
    SystemColor(
      light: .init(gray: 255), dark: .init(gray: 0), darkElevated: .init(28, 28, 30),
      darkElevatedHighContrast: .init(36, 36, 38)
    ).color(named: "systemBackgroundColor")
  }
  public class var secondarySystemBackground: UIColor {
    SystemColor(
      light: .init(242, 242, 247), dark: .init(28, 28, 30),
      lightHighContrast: .init(235, 235, 240), darkHighContrast: .init(36, 36, 38),
      darkElevated: .init(44, 44, 46), darkElevatedHighContrast: .init(54, 54, 56)
    ).color(named: "secondarySystemBackgroundColor")
  }
  public class var tertiarySystemBackground: UIColor {
    SystemColor(
      light: .init(gray: 255), dark: .init(44, 44, 46), darkHighContrast: .init(54, 54, 56),
      darkElevated: .init(58, 58, 60), darkElevatedHighContrast: .init(68, 68, 70)
    ).color(named: "tertiarySystemBackgroundColor")
  }
  public class var systemGroupedBackground: UIColor {
    SystemColor(
      light: .init(242, 242, 247), dark: .init(gray: 0), lightHighContrast: .init(235, 235, 240),
      darkElevated: .init(28, 28, 30), darkElevatedHighContrast: .init(36, 36, 38)
    ).color(named: "systemGroupedBackgroundColor")
  }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor(
      light: .init(gray: 255), dark: .init(28, 28, 30), darkHighContrast: .init(36, 36, 38),
      darkElevated: .init(44, 44, 46), darkElevatedHighContrast: .init(54, 54, 56)
    ).color(named: "secondarySystemGroupedBackgroundColor")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor(
      light: .init(242, 242, 247), dark: .init(44, 44, 46), lightHighContrast: .init(235, 235, 240),
      darkHighContrast: .init(54, 54, 56), darkElevated: .init(58, 58, 60),
      darkElevatedHighContrast: .init(68, 68, 70)
    ).color(named: "tertiarySystemGroupedBackgroundColor")
  }
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
