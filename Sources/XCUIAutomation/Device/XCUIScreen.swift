import Foundation

/// The device's screen.
@MainActor @preconcurrency
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()

  /// All screens: the main one.
  public static var screens: [XCUIScreen] { [main] }

  override init() {}

  /// A picture of the app in front; fails if no app runs.
  open func screenshot() -> XCUIScreenshot {
    guard let app = RunningApps.shared.running.first else {
      Failure.record { "Failed to take a screenshot of the screen: no app runs." }
      return XCUIScreenshot(pngRepresentation: Data())
    }
    return app.screenshot(of: nil)
  }
}
