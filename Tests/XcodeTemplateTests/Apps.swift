@testable import XCUIAutomation

/// Which app `XCUIApplication()` stands for.
enum Apps {
  static func useFixture() {
    MainActor.assumeIsolated {
      var settings = LaunchSettings.current
      settings.targetApp = "AutomationFixtureApp"
      LaunchSettings.replacement = settings
    }
  }

  static func useDefault() {
    MainActor.assumeIsolated { LaunchSettings.replacement = nil }
  }
}
