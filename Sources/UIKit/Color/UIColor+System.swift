import Foundation

/// The values are those of iOS 17 and 18.
extension UIColor {
  public class var systemRed: UIColor {
    tint("systemRedColor", (255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
  }
  public class var systemOrange: UIColor {
    tint("systemOrangeColor", (255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
  }
  public class var systemYellow: UIColor {
    tint("systemYellowColor", (255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38))
  }
  public class var systemGreen: UIColor {
    tint("systemGreenColor", (52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
  }
  public class var systemMint: UIColor {
    tint("systemMintColor", (0, 199, 190), (99, 230, 226), (12, 129, 123), (99, 230, 226))
  }
  public class var systemTeal: UIColor {
    tint("systemTealColor", (48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
  }
  public class var systemCyan: UIColor {
    tint("systemCyanColor", (50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))
  }
  public class var systemBlue: UIColor {
    tint("systemBlueColor", (0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
  }
  public class var systemIndigo: UIColor {
    tint("systemIndigoColor", (88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
  }
  public class var systemPurple: UIColor {
    tint("systemPurpleColor", (175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
  }
  public class var systemPink: UIColor {
    tint("systemPinkColor", (255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
  }
  public class var systemBrown: UIColor {
    tint("systemBrownColor", (162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
  }
  public class var systemGray: UIColor {
    tint("systemGrayColor", (142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
  }
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

  private typealias Components = (CGFloat, CGFloat, CGFloat)

  private class func tint(
    _ name: String, _ light: Components, _ dark: Components, _ lightHigh: Components,
    _ darkHigh: Components
  ) -> UIColor {
    SystemColor(
      light: .init(light.0, light.1, light.2), dark: .init(dark.0, dark.1, dark.2),
      lightHighContrast: .init(lightHigh.0, lightHigh.1, lightHigh.2),
      darkHighContrast: .init(darkHigh.0, darkHigh.1, darkHigh.2)
    ).color(named: name)
  }
}
