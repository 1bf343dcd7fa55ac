import UIKit

/// What a checkpoint looks at.
@MainActor @preconcurrency
public enum Target {
  /// The screen.
  public static func window() -> XCUICheckSettings { XCUICheckSettings(.window) }

  /// What an element covers of the screen.
  public static func element(_ element: XCUIElement) -> XCUICheckSettings {
    XCUICheckSettings(.element(element))
  }

  /// A part of the screen, in whole points.
  public static func region(_ region: Region) -> XCUICheckSettings {
    XCUICheckSettings(.region(region.rect))
  }

  /// A part of the screen, in screen points.
  public static func region(_ region: CGRect) -> XCUICheckSettings {
    XCUICheckSettings(.region(region))
  }

  /// An image, without an app.
  public static func image(_ image: UIImage) -> XCUICheckSettings {
    XCUICheckSettings(.image(image))
  }
}
