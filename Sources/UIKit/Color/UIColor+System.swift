import CoreGraphics
import Foundation
import Metrics

/// The values are those of iOS 17 and 18; of the tints they are told in `SystemTint`.
extension UIColor {
  public class var systemRed: UIColor { tint("systemRedColor", .red) }
  public class var systemOrange: UIColor { tint("systemOrangeColor", .orange) }
  public class var systemYellow: UIColor { tint("systemYellowColor", .yellow) }
  public class var systemGreen: UIColor { tint("systemGreenColor", .green) }
  public class var systemMint: UIColor { tint("systemMintColor", .mint) }
  public class var systemTeal: UIColor { tint("systemTealColor", .teal) }
  public class var systemCyan: UIColor { tint("systemCyanColor", .cyan) }
  public class var systemBlue: UIColor { tint("systemBlueColor", .blue) }
  public class var systemIndigo: UIColor { tint("systemIndigoColor", .indigo) }
  public class var systemPurple: UIColor { tint("systemPurpleColor", .purple) }
  public class var systemPink: UIColor { tint("systemPinkColor", .pink) }
  public class var systemBrown: UIColor { tint("systemBrownColor", .brown) }
  public class var systemGray: UIColor { tint("systemGrayColor", .gray) }
  public class var systemGray2: UIColor {
    tint("systemGray2Color", (174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
  }
  public class var systemGray3: UIColor {
    tint("systemGray3Color", (199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
  }
  public class var systemGray4: UIColor {
    tint("systemGray4Color", (209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
  }
  public class var systemGray5: UIColor {
    tint("systemGray5Color", (229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
  }
  public class var systemGray6: UIColor {
    tint("systemGray6Color", (242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
  }
  public class var tintColor: UIColor { systemBlue }

  private class func tint(_ name: String, _ tint: SystemTint) -> UIColor {
    let (light, dark, lightHigh, darkHigh) = tint.variants
    return self.tint(name, light, dark, lightHigh, darkHigh)
  }

  private class func tint(
    _ name: String, _ light: SystemTint.Components, _ dark: SystemTint.Components,
    _ lightHigh: SystemTint.Components, _ darkHigh: SystemTint.Components
  ) -> UIColor {
    func variant(_ color: SystemTint.Components) -> SystemColor.Variant {
      .init(CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    }
    return SystemColor(
      light: variant(light), dark: variant(dark), lightHighContrast: variant(lightHigh),
      darkHighContrast: variant(darkHigh)
    ).color(named: name)
  }
}
