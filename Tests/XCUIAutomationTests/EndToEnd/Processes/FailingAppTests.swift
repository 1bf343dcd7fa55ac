import Automation
import Foundation
import Testing

@testable import XCUIAutomation

extension AllTests {
  /// Apps that hang, end or crash: a clear failure in bounded time, and no process is left.
  @MainActor
  struct FailingAppTests {
    private static let product = "AutomationFixtureApp"
    private let app = XCUIApplication(bundleIdentifier: "com.example.\(Self.product)")

    /// Checks that the failures are at their lines, the first at `line`; the texts of all.
    private func texts(
      within seconds: Int = 120, line: Int = #line, of body: () -> Void
    ) -> [String] {
      let settings = LaunchSettings.replacement
      LaunchSettings.replacement = LaunchSettings(targetApp: settings?.targetApp, timeout: 1)
      defer { LaunchSettings.replacement = settings }
      let start = ContinuousClock.now
      let recorded = recordedFailures(body)
      #expect(start.duration(to: .now) < .seconds(seconds))
      #expect(recorded.first?.file == "FailingAppTests.swift")
      #expect(recorded.first?.line == line)
      return recorded.map(\.text)
    }

    private func launchTrouble() {
      app.launchEnvironment = ["SCREEN": "trouble"]
      let settings = LaunchSettings.replacement
      LaunchSettings.replacement = LaunchSettings(targetApp: settings?.targetApp, timeout: 4)
      defer { LaunchSettings.replacement = settings }
      app.launch()
    }

    private func expectNothingLeft() {
      #expect(Processes.running(Self.product).isEmpty)
    }

    // MARK: At launch

    @Test(arguments: [("loop", "computes without end"), ("sleep", "waits, as for a lock")])
    func hangingAtLaunch(how: String, activity: String) {
      app.launchEnvironment = ["LAUNCH": how]
      let texts = texts { app.launch() }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("did not connect to its driver within 1.0 s") == true)
      #expect(texts.first?.contains("its main thread \(activity)") == true)
      #expect(app.state == .notRunning)
      expectNothingLeft()
    }

    @Test func exitingAtLaunch() {
      app.launchEnvironment = ["LAUNCH": "exit"]
      let texts = texts { app.launch() }
      #expect(
        texts == [
          "Failed to launch com.example.AutomationFixtureApp: AutomationFixtureApp exited with "
            + "status 6 when it was to start.\nIts last output:\nno network"
        ])
      expectNothingLeft()
    }

    @Test func crashingAtLaunch() {
      app.launchEnvironment = ["LAUNCH": "crash"]
      let texts = texts { app.launch() }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("AutomationFixtureApp crashed: it was ended by") == true)
      #expect(texts.first?.contains("The launch went wrong") == true)
      expectNothingLeft()
    }

    @Test func aMistakeAtLaunchThatEndsAnAppOnIOSIsTold() {
      app.launchEnvironment = ["LAUNCH": "mistake"]
      let texts = texts { app.launch() }
      #expect(texts.count == 1)
      #expect(
        texts.first?.hasPrefix(
          "com.example.AutomationFixtureApp did what ends an app on iOS: Could not find a storyboard named 'Nowhere'"
        ) == true)
      #expect(app.state == .runningForeground)
      app.terminate()
      expectNothingLeft()
    }

    // MARK: Later

    @Test(
      arguments: [
        ("Loop", "computes without end", "its main thread's work"),
        ("Sleep", "waits, as for a lock", "real time"),
      ])
    func hangingInATap(name: String, activity: String, time: String) {
      launchTrouble()
      let texts = texts { app.buttons[name].tap() }
      #expect(texts.count == 1)
      #expect(texts.first?.hasPrefix("Failed to tap \"\(name)\" Button: ") == true)
      #expect(texts.first?.contains("did not handle touches within 4.0 s of \(time): ") == true)
      #expect(texts.first?.contains("its main thread \(activity)") == true)
      // It runs, and each later call says so without waiting as long.
      #expect(app.state == .runningForeground)
      let later = failures { _ = app.buttons["Twin"].firstMatch.exists }
      #expect(later.first?.contains("0.5 s of \(time), and did not answer before") == true)
      app.terminate()
      #expect(app.state == .notRunning)
      expectNothingLeft()
    }

    /// Beside them the work takes several times as long as an app may take.
    @Test func anAppThatComputesBesideBusyProcessesIsWaitedFor() throws {
      app.launchEnvironment = ["SCREEN": "toast"]
      LaunchSettings.replacement = LaunchSettings(timeout: 3)
      app.launch()
      LaunchSettings.replacement = nil
      let busy = (0..<6).map { _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "while :; do :; done"]
        return process
      }
      // They inherit what signals the test's thread blocks.
      defer {
        for process in busy where process.isRunning { kill(process.processIdentifier, SIGKILL) }
        // Foundation keeps sockets, by which it hears of their end.
        OpenConnections.ignorePresent()
      }
      for process in busy { try process.run() }
      #expect(failures { app.buttons["Compute"].tap() }.isEmpty)
      app.terminate()
    }

    @Test func launchingAgainEndsAnAppThatHangs() {
      launchTrouble()
      let texts = texts { app.buttons["Loop"].tap() }
      #expect(texts.count == 1)
      app.launch()
      #expect(Processes.running(Self.product).count == 1)
      app.buttons["Twin"].firstMatch.tap()
      #expect(app.staticTexts["taps"].label == "1 taps")
      app.terminate()
      expectNothingLeft()
    }

    @Test func whatCoversAnElementIsNamedWithItsLine() {
      launchTrouble()
      let texts = texts { app.buttons["Covered"].tap() }
      #expect(texts.count == 1)
      #expect(
        texts.first?.contains("label: 'Cover' (TroubleView.swift:16) is in front of it at {")
          == true)
      app.terminate()
    }

    @Test func exitingInATap() {
      launchTrouble()
      let texts = texts { app.buttons["Exit"].tap() }
      #expect(
        texts == [
          "Failed to tap \"Exit\" Button: AutomationFixtureApp exited with status 5 when it was to "
            + "handle touches.\nIts last output:\nleaving in good order"
        ])
      #expect(app.state == .notRunning)
      expectNothingLeft()
    }

    @Test func crashingInATapShowsTheLastLinesOfTheLog() {
      launchTrouble()
      let texts = texts(within: 60) { app.buttons["Log and crash"].tap() }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("crashed: it was ended by") == true)
      #expect(texts.first?.contains("log line 30") == true)
      #expect(texts.first?.contains("log line 5\n") == false)
      #expect(texts.first?.contains("Index out of range") == true)
      expectNothingLeft()
    }

    // MARK: Which app

    @Test func namesThatStandForNothing() {
      LaunchSettings.replacement = LaunchSettings(targetApp: "Nonsense")
      defer { LaunchSettings.replacement = nil }
      let texts = texts { XCUIApplication().launch() }
      #expect(texts.count == 1)
      #expect(texts.first?.hasPrefix("Failed to launch Nonsense: No product Nonsense was ") == true)
      #expect(texts.first?.contains("as the variable XCUI_TARGET_APP Nonsense asks.") == true)
      #expect(texts.first?.contains("There are: AutomationFixtureApp") == true)
    }

    @Test func pathsThatLeadNowhere() {
      LaunchSettings.replacement = LaunchSettings(targetApp: "/no/such/App")
      defer { LaunchSettings.replacement = nil }
      let texts = texts { XCUIApplication().launch() }
      #expect(texts == ["Failed to launch App: There is no executable at /no/such/App."])
    }
  }
}
