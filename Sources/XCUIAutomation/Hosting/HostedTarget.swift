import Accessibility
import Automation
import Device
import UIKit

/// A view controller in a window of its own, in the process of the test.
///
/// The process has one `UIApplication`: starting a hosted app ends the one before.
@MainActor
final class HostedTarget: AutomationTarget {
  private static weak var current: HostedTarget?

  private let application = UIApplication.shared
  private var window: UIWindow?
  /// What other tests left on the screen; it comes back at the end.
  private var otherWindows: [UIWindow] = []
  /// How the process's device was before; it comes back at the end.
  private var settingsBefore: (colorScheme: DeviceColorScheme, orientation: DeviceOrientation)?

  init(_ makeController: () -> UIViewController) {
    OpenConnections.ignorePresent()
    Self.current?.terminate()
    let device = application.device
    settingsBefore = (device.traits.colorScheme, device.orientation)
    // As on a device, what a test has chosen holds for each app that it starts.
    if let scheme = XCUIDevice.shared.chosenColorScheme { device.traits.colorScheme = scheme }
    if let orientation = XCUIDevice.shared.chosenOrientation { device.orientation = orientation }
    let controller = makeController()
    otherWindows = UIApplication.shared.windows.filter { !$0.isHidden }
    for other in otherWindows { other.isHidden = true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    Self.current = self
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

  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    try running().advance(upTo: seconds, waiting: realSeconds)
  }

  /// Takes the window off the screen; views and controllers go with it.
  func terminate() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    for other in otherWindows { other.isHidden = false }
    otherWindows = []
    guard let settingsBefore else { return }
    self.settingsBefore = nil
    application.device.traits.colorScheme = settingsBefore.colorScheme
    application.device.orientation = settingsBefore.orientation
  }

  isolated deinit {
    terminate()
  }

  private func running() throws(AutomationError) -> any AutomationTarget {
    if window != nil { return application }
    throw AutomationError(
      .notRunning,
      "The hosted app is not running: it was terminated, or another one was started after it.")
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
