import Accessibility
import Automation
import Foundation
import UIKit

/// An app under test: launches it, and is the root of its elements.
@MainActor @preconcurrency
open class XCUIApplication: XCUIElement {
  /// The command-line arguments of the next launch.
  open var launchArguments: [String] = []

  /// Environment variables of the next launch, added to those of the test.
  open var launchEnvironment: [String: String] = [:]

  private let launcher: any ApplicationLauncher

  // MARK: Making one

  /// The app of this package, in a process of its own, or in that of the test where the variable
  /// `XCUI_IN_PROCESS` is `1`.
  ///
  /// It is the executable that the variable `XCUI_TARGET_APP` names (a product's name or a path), or else
  /// the only app that was built beside the tests.
  public convenience init() {
    self.init(launcher: Self.productLauncher(nil))
  }

  /// The app of that name, in a process of its own, or in that of the test where the variable `XCUI_IN_PROCESS`
  /// is `1`.
  ///
  /// `bundleIdentifier` is the name of an executable product built beside the tests, or ends in it:
  /// `com.example.MyApp` is the product `MyApp`. Of the system's apps there is the home screen,
  /// `com.apple.springboard`, which shows the apps' icons and what the system asks the user.
  public convenience init(bundleIdentifier: String) {
    if bundleIdentifier == HomeScreen.bundleIdentifier {
      self.init(launcher: SystemLauncher.homeScreen)
    } else {
      self.init(launcher: Self.productLauncher(bundleIdentifier))
    }
  }

  private static func productLauncher(_ product: String?) -> any ApplicationLauncher {
    LaunchSettings.current.runsInProcess
      ? LinkedAppLauncher(product: product) : ProcessLauncher(product: product)
  }

  init(launcher: any ApplicationLauncher) {
    self.launcher = launcher
    super.init(chain: QueryChain(application: launcher.handle))
  }

  /// An app that runs already.
  package convenience init(target: any AutomationTarget) {
    self.init(launcher: TargetLauncher(target: target))
  }

  // MARK: Life

  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  /// Starts the app, after ending the one that runs, and waits until it is ready for events.
  open func launch() { launch(opening: nil) }

  private func launch(opening url: URL?) {
    if TestReporting.isTestAbandoned {
      TestReporting.endTestIfAbandoned()
      return
    }
    StepLog.shared.note("Launch \(app.name)")
    do {
      app.end()
      var environment = launchEnvironment
      environment[UIApplication.launchURLVariable] = url?.absoluteString
      let target = try launcher.launch(arguments: launchArguments, environment: environment)
      try XCUIDevice.shared.prepare(target)
      app.start(target)
      app.lastLaunch = (launchArguments, launchEnvironment)
    } catch {
      Failure.record { "Failed to launch \(self.app.name): \(error.message)" }
    }
  }

  /// Brings the app to the front; starts it if it does not run, as the last `launch()` did.
  open func activate() {
    guard state == .notRunning else {
      RunningApps.shared.bringToFront(app)
      app.send(.activate) { "Failed to activate \(self.app.name): \($0)" }
      return
    }
    if let lastLaunch = app.lastLaunch {
      (launchArguments, launchEnvironment) = lastLaunch
    }
    launch()
  }

  /// Ends the app at once.
  open func terminate() {
    StepLog.shared.note("Terminate \(app.name)")
    app.end()
  }

  /// Whether the app runs and is in front.
  open var state: State { State(rawValue: app.state.rawValue) ?? .unknown }

  /// Waits until the app is in that state, for at most `timeout` seconds.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard self.state != state else { return true }
    guard self.state != .notRunning else { return false }
    return app.wait(timeout: timeout) { self.state == state }
  }

  /// Starts the app if need be and has it open `url`.
  open func open(_ url: URL) {
    if state == .notRunning, launcher.opensURLsAtLaunch {
      if let lastLaunch = app.lastLaunch {
        (launchArguments, launchEnvironment) = lastLaunch
      }
      return launch(opening: url)
    }
    if state == .notRunning { launch() }
    app.send(.openURL(url)) { "Failed to open \(url) with \(self.app.name): \($0)" }
  }
}
