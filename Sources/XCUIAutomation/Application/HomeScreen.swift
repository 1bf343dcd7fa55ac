import Accessibility
import Automation
import Device
import Foundation

/// The system's home screen, `com.apple.springboard`: it always runs and shows nothing.
///
/// Tests look there for the system's permission alerts; simulated apps are granted what they ask for, so
/// that there are none.
@MainActor
final class HomeScreen: AutomationTarget {
  static let bundleIdentifier = "com.apple.springboard"

  private let root = AccessibilityElement(
    id: 1, elementType: .application,
    frame: CGRect(origin: .zero, size: DeviceModel.standard.portraitSize))

  let appInfo = AutomationAppInfo(
    name: "SpringBoard", bundleIdentifier: HomeScreen.bundleIdentifier,
    processIdentifier: ProcessInfo.processInfo.processIdentifier)

  var appState: AutomationAppState { .runningForeground }

  func settledTree() throws(AutomationError) -> AccessibilityElement { root }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    switch event {
    case .timePassed, .activate: break
    default:
      throw AutomationError(
        .unsupported, "The simulated home screen shows nothing and takes no events.")
    }
  }

  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? { nil }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    throw AutomationError(.screenshotUnavailable, "The simulated home screen has no picture.")
  }

  func viewTree() throws(AutomationError) -> String { "" }

  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    AutomationProgress(elapsed: seconds, changed: false, isIdle: true)
  }

  func terminate() {}
}

/// The way to an app of the system that always runs.
struct SystemLauncher: AppLauncher {
  let handle: AppHandle

  init(_ target: any AutomationTarget) {
    handle = AppHandle(name: target.appInfo.bundleIdentifier, systemApp: target)
    self.target = target
  }

  private let target: any AutomationTarget

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget { target }
}
