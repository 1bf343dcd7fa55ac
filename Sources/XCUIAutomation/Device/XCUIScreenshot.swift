import Automation
import Foundation

/// A picture of the screen or of a part of it.
@MainActor @preconcurrency
open class XCUIScreenshot: NSObject {
  /// The picture as PNG data; empty if it could not be taken, which has failed the test.
  public let pngRepresentation: Data

  init(pngRepresentation: Data) {
    self.pngRepresentation = pngRepresentation
  }
}

/// Something of which a picture can be taken.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// A picture of the part of the screen that the element covers; of everything for an app.
  public func screenshot() -> XCUIScreenshot {
    guard let element = resolved(for: .event("take a screenshot of")) else {
      return XCUIScreenshot(pngRepresentation: Data())
    }
    let isApplication = element.elementType == .application
    return app.screenshot(of: isApplication ? nil : element.frame)
  }
}

extension AppHandle {
  func screenshot(of rect: CGRect?) -> XCUIScreenshot {
    do {
      let data = try call { target throws(AutomationError) in try target.screenshot(of: rect) }
      return XCUIScreenshot(pngRepresentation: data)
    } catch {
      Failure.record { "Failed to take a screenshot of \(self.name): \(error.message)" }
      return XCUIScreenshot(pngRepresentation: Data())
    }
  }
}

extension XCTAttachment {
  @MainActor @preconcurrency
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(
      uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
  }

  /// Differs from Apple's: the picture is kept as it is, whatever the quality.
  @MainActor @preconcurrency
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }
}
