import Foundation
import Testing

@testable import XCUIAutomation

extension AllTests {
  /// Starting apps in processes of their own, and what goes wrong there.
  @MainActor
  struct LaunchTests {
    @Test func anAppThatExitsAtOnceFailsTheLaunch() {
      let app = XCUIApplication(bundleIdentifier: "com.example.AutomationCrashApp")
      let texts = failures { app.launch() }
      #expect(texts.count == 1)
      #expect(
        texts.first?.hasPrefix(
          "Failed to launch com.example.AutomationCrashApp: AutomationCrashApp exited with status 3 "
            + "when it was to start.\nIts last output:\n") == true)
      #expect(texts.first?.contains("cannot open the database") == true)
      #expect(app.state == .notRunning)
    }

    @Test func anAppThatCrashesNamesTheSignal() {
      let app = XCUIApplication(bundleIdentifier: "AutomationCrashApp")
      app.launchArguments = ["--signal"]
      let texts = failures { app.launch() }
      #expect(texts.first?.contains("crashed: it was ended by signal 6 (SIGABRT)") == true)
    }

    @Test func anAppThatHangsIsEndedInTime() {
      let start = ContinuousClock.now
      let app = XCUIApplication(bundleIdentifier: "AutomationCrashApp")
      app.launchArguments = ["--hang"]
      let texts = withTimeout(1) { failures { app.launch() } }
      #expect(texts.first?.contains("did not connect to its driver within 1.0 s") == true)
      #expect(start.duration(to: .now) < .seconds(9))
    }

    @Test func theEnvironmentAndTheArgumentsReachTheApp() {
      let app = XCUIApplication(bundleIdentifier: "AutomationCrashApp")
      app.launchArguments = ["--echo", "-AppleLocale", "de_DE"]
      app.launchEnvironment = ["GREETING": "hello"]
      let texts = failures { app.launch() }
      #expect(texts.first?.contains("arguments: --echo -AppleLocale de_DE") == true)
      #expect(texts.first?.contains("greeting: hello") == true)
    }

    @Test func anUnknownProductListsTheApps() {
      let app = XCUIApplication(bundleIdentifier: "com.example.Nowhere")
      let texts = failures { app.launch() }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("No product Nowhere was built in /") == true)
    }

    @Test func anAppOfThisProcessCannotBeLaunchedAgain() {
      let target = FakeTarget(window())
      let app = XCUIApplication(target: target)
      #expect(failures { app.launch() }.first?.contains("cannot be launched again") == true)
      #expect(target.state == .notRunning)
    }

    /// Runs `body` with apps given that many seconds.
    private func withTimeout<Result>(_ seconds: Int, _ body: () -> Result) -> Result {
      LaunchSettings.replacement = LaunchSettings(timeout: Double(seconds))
      defer { LaunchSettings.replacement = nil }
      return body()
    }
  }
}
