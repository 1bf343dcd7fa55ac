import Testing
import XCUIAutomation

extension AllTests {
  @MainActor
  struct HomeScreenTests {
    private let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    @Test func lookingForPermissionAlertsFindsNone() {
      #expect(!home.alerts.element.waitForExistence(timeout: 10))
      #expect(home.buttons.count == 0)
      #expect(home.state == .runningForeground)
    }

    @Test func touchingItFailsWithTheReason() {
      let texts = failures { home.coordinate(withNormalizedOffset: .zero).tap() }
      #expect(texts.first?.contains("takes no events") == true)
    }
  }
}
