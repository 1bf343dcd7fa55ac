import Accessibility
import Automation
import Device
import TestReporting
import UIKit

/// A view controller in a window of its own, in the process of the test.
///
/// The process has one `UIApplication` and one device. Starting a hosted app ends the one before of the same test.
/// Those of tests that run side by side have a screen each: a call to one brings it to the front, as a user does
/// who goes from one app to the other. They cannot wait for each other, since calls return on the main actor, which
/// the other test needs. The clock is one for all.
@MainActor
final class HostedTarget: AutomationTarget {
  private let application = UIApplication.shared
  private let screens = HostedScreens.shared
  private(set) var window: UIWindow?
  /// The test that has started it.
  let test: String?
  /// How the device was when it last was in front.
  var settings: HostedScreens.Settings

  init(
    for test: String? = TestReporting.currentCase, _ makeController: () -> UIViewController
  ) {
    self.test = test
    OpenConnections.ignorePresent()
    let device = application.device
    device.clock.catchUp { TurnScheduler.shared.runTurn() }
    settings = HostedScreens.Settings(of: device)
    screens.makeRoom(for: test)
    // As on a device, what a test has chosen holds for each app that it starts.
    if let scheme = XCUIDevice.shared.chosenColorScheme { device.traits.colorScheme = scheme }
    if let orientation = XCUIDevice.shared.chosenOrientation { device.orientation = orientation }
    PlaceStore.shared.place = XCUIDevice.shared.location?.place
    let controller = makeController()
    screens.coverOthers()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    self.window = window
    settings = HostedScreens.Settings(of: device)
    screens.show(self)
    // Another test may have gone home: who starts an app has it in front.
    application.enter(.active)
    application.noteLaunch()
  }

  var appInfo: AutomationAppInfo { application.appInfo }

  var appState: AutomationAppState { window == nil ? .notRunning : application.appState }

  func settledTree() throws(AutomationError) -> AccessibilityElement {
    try running().settledTree()
  }

  func systemTree() throws(AutomationError) -> AccessibilityElement? {
    try running().systemTree()
  }

  func permissions() throws(AutomationError) -> [String: String] {
    try running().permissions()
  }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    try AutomationRequest.Body.send(event).check()
    try running().send(event)
  }

  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    try AutomationRequest.Body.hitElement(point).check()
    return try running().hitElement(at: point)
  }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    try AutomationRequest.Body.screenshot(rect).check()
    return try running().screenshot(of: rect)
  }

  func viewTree() throws(AutomationError) -> String {
    try running().viewTree()
  }

  func drawnTexts(
    _ question: DrawnTextQuestion
  ) throws(AutomationError) -> [DrawnText] {
    try running().drawnTexts(question)
  }

  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    try running().advance(upTo: seconds, waiting: realSeconds)
  }

  /// Takes the window off the screen; views and controllers go with it.
  func terminate() {
    guard let window else { return }
    window.isHidden = true
    window.rootViewController = nil
    self.window = nil
    screens.remove(self)
  }

  isolated deinit {
    terminate()
  }

  private func running() throws(AutomationError) -> any AutomationTarget {
    if window != nil {
      screens.show(self)
      return application
    }
    throw AutomationError(
      .notRunning,
      "The hosted app is not running: it was terminated, or another one was started after it.")
  }
}

/// An app that was to be started where views cannot be: its calls say that it does not run.
struct NowhereLauncher: AppLauncher {
  let handle = AppHandle(name: ProcessInfo.processInfo.processName)

  static let message = """
    XCUIApplication(rootView:) and XCUIApplication(rootViewController:) need the main actor, on which the app \
    runs, and were called elsewhere. Mark the test or its class with @MainActor.
    """

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    throw AutomationError(.unsupported, Self.message)
  }
}

/// Starts a hosted app, anew at each launch.
struct HostLauncher: AppLauncher {
  let handle: AppHandle
  private let makeController: @MainActor () -> UIViewController

  init(_ makeController: @escaping @MainActor () -> UIViewController) {
    self.makeController = makeController
    handle = AppHandle(name: ProcessInfo.processInfo.processName)
    handle.start(HostedTarget(makeController))
  }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    guard arguments.isEmpty, environment.isEmpty else {
      throw AutomationError(
        .unsupported,
        "It runs in the process of the test, which can be given neither arguments nor variables: "
          + "build it as an executable, or pass what it needs to its views.")
    }
    return HostedTarget(makeController)
  }
}
