import Automation
import Foundation
import Testing
import XCUIAutomation

extension AllTests {
  @MainActor
  struct DeviceTests {
    @Test func buttonsReachTheApp() {
      let target = FakeTarget(window())
      let app = XCUIApplication(target: target)
      defer { app.terminate() }
      XCUIDevice.shared.press(.home)
      XCUIDevice.shared.appearance = .dark
      #expect(target.events.contains(.pressButton(.home)))
      #expect(target.events.contains(.setColorScheme(.dark)))
      XCUIDevice.shared.appearance = .unspecified
    }

    @Test func theSystemOpensURLs() throws {
      let url = try #require(URL(string: "fruit://apple"))
      let target = FakeTarget(window())
      let app = XCUIApplication(target: target)
      XCUIDevice.shared.system.open(url)
      #expect(target.events.contains(.openURL(url)))
      app.terminate()
      let texts = failures { XCUIDevice.shared.system.open(url) }
      #expect(texts == ["Failed to open fruit://apple: no app runs."])
    }

    @Test func screenshotsAreOfTheElement() {
      let target = FakeTarget(window(element(.button, "b")))
      let app = XCUIApplication(target: target)
      defer { app.terminate() }
      let whole = app.screenshot().pngRepresentation
      #expect(String(decoding: whole, as: UTF8.self) == "png all")
      let part = app.buttons["b"].screenshot().pngRepresentation
      #expect(String(decoding: part, as: UTF8.self) == "png {{10.0, 100.0}, {100.0, 44.0}}")
      #expect(XCUIScreen.main.screenshot().pngRepresentation == whole)
      let attachment = XCTAttachment(screenshot: app.screenshot())
      #expect(attachment.uniformTypeIdentifier == "public.png")
    }
  }
}
