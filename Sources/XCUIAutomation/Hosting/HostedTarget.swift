import Accessibility
import Automation
import Device
import TestReporting
import UIKit

/// A view controller in a window of its own, or a whole app, in the process of the test.
///
/// The process has one `UIApplication` and one device. Starting a hosted app ends the one before of the same test.
/// Those of tests that run side by side have a screen each: a call to one brings it to the front, as a user does
/// who goes from one app to the other. They cannot wait for each other, since calls return on the main actor, which
/// the other test needs. The clock is one for all.
@MainActor
final class HostedTarget: AutomationTarget {
  private let application = UIApplication.shared
  private let screens = HostedScreens.shared
  /// What it shows when it is in front, back to front.
  private(set) var windows: [UIWindow] = []
  private var keyWindow: UIWindow?
  private var isRunning = true
  /// The test that has started it.
  let test: String?
  /// How the device was when it last was in front.
  private(set) var settings: HostedScreens.Settings
  /// Lets a whole app go, whose windows are all that come while it is in front; nil for a view controller.
  private let endApp: (@MainActor () -> Void)?

  /// A view controller in a window.
  convenience init(
    for test: String? = TestReporting.currentCase, _ makeController: () -> UIViewController
  ) {
    self.init(for: test, endApp: nil) {
      let controller = makeController()
      HostedScreens.shared.coverOthers()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      return window
    }
  }

  /// An app that shows its windows itself.
  ///
  /// - Parameters:
  ///   - test: The test that starts it.
  ///   - start: Returns when the first window is shown.
  ///   - end: Called once, when the windows have been taken from the screen.
  convenience init(
    for test: String? = TestReporting.currentCase, start: () -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    self.init(for: test, endApp: end) {
      HostedScreens.shared.coverOthers()
      start()
      return nil
    }
  }

  private init(
    for test: String?, endApp: (@MainActor () -> Void)?, _ makeWindow: () -> UIWindow?
  ) {
    self.test = test
    self.endApp = endApp
    OpenConnections.ignorePresent()
    let device = application.device
    device.clock.catchUp { TurnScheduler.shared.runTurn() }
    settings = HostedScreens.Settings(of: device)
    screens.makeRoom(for: test)
    // As on a device, what a test has chosen holds for each app that it starts.
    if let scheme = XCUIDevice.shared.chosenColorScheme { device.traits.colorScheme = scheme }
    if let orientation = XCUIDevice.shared.chosenOrientation { device.orientation = orientation }
    PlaceStore.shared.place = XCUIDevice.shared.location?.place
    if let window = makeWindow() {
      windows = [window]
      keyWindow = window
    } else {
      noteWindows()
    }
    settings = HostedScreens.Settings(of: device)
    screens.show(self)
    // Another test may have gone home: who starts an app has it in front.
    application.enter(.active)
    application.noteLaunch()
  }

  // MARK: Screen

  func showWindows() {
    for window in windows { window.isHidden = false }
    keyWindow?.makeKey()
  }

  func hideWindows() {
    settings = HostedScreens.Settings(of: application.device)
    noteWindows()
    for window in windows { window.isHidden = true }
  }

  /// Windows come and go in a whole app.
  private func noteWindows() {
    guard endApp != nil else { return }
    windows = application.windows
    keyWindow = application.keyWindow
  }

  var appInfo: AutomationAppInfo { application.appInfo }

  var appState: AutomationAppState { isRunning ? application.appState : .notRunning }

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

  func touchReaches(_ id: UInt64, at point: CGPoint) throws(AutomationError) -> Bool {
    try AutomationRequest.Body.touchReaches(id, at: point).check()
    return try running().touchReaches(id, at: point)
  }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    try AutomationRequest.Body.screenshot(rect).check()
    return try running().screenshot(of: rect)
  }

  func screenDigest() throws(AutomationError) -> String { try running().screenDigest() }

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

  /// Takes what it shows off the screen; views and controllers go with it.
  func terminate() {
    guard isRunning else { return }
    if screens.isInFront(self) { noteWindows() }
    isRunning = false
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    windows = []
    keyWindow = nil
    endApp?()
    screens.remove(self)
  }

  isolated deinit {
    terminate()
  }

  private func running() throws(AutomationError) -> any AutomationTarget {
    if isRunning {
      screens.show(self)
      return application
    }
    throw AutomationError(
      .notRunning,
      "The hosted app is not running: it was terminated, or another one was started after it.")
  }
}

/// An app that was to be started where views cannot be: its calls say that it does not run.
struct NowhereLauncher: ApplicationLauncher {
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
struct HostLauncher: ApplicationLauncher {
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
