import Accessibility
import Automation
import Device
import Foundation

/// The system's home screen, `com.apple.springboard`: it always runs, and shows what the system asks the user.
///
/// A question belongs to the app that has caused it and lies above that app, which draws it and takes its
/// touches; so this passes on what is done to it.
@MainActor
final class HomeScreen: AutomationTarget {
  static let bundleIdentifier = "com.apple.springboard"
  static let shared = HomeScreen()

  private let root = AccessibilityElement(
    id: 1, elementType: .application,
    frame: CGRect(origin: .zero, size: DeviceModel.standard.portraitSize))

  let appInfo = AutomationAppInfo(
    name: "SpringBoard", bundleIdentifier: HomeScreen.bundleIdentifier,
    processIdentifier: ProcessInfo.processInfo.processIdentifier)

  var appState: AutomationAppState { .runningForeground }

  /// The app in front that the system asks something for, and the question.
  private var asking: (target: any AutomationTarget, root: AccessibilityElement)? {
    for app in RunningApps.shared.running {
      guard let target = app.target, let root = (try? target.systemTree()) ?? nil else { continue }
      return (target, root)
    }
    return nil
  }

  func settledTree() throws(AutomationError) -> AccessibilityElement { asking?.root ?? root }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    switch event {
    case .timePassed, .setDate, .holdDate, .activate: break
    default:
      guard let asking else {
        throw AutomationError(
          .unsupported, "The simulated home screen shows nothing now and takes no events.")
      }
      try asking.target.send(event)
    }
  }

  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    try asking?.target.hitElement(at: point)
  }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    try pictured().screenshot(of: rect)
  }

  func screenDigest() throws(AutomationError) -> String { try pictured().screenDigest() }

  private func pictured() throws(AutomationError) -> any AutomationTarget {
    guard let target = RunningApps.shared.running.first?.target else {
      throw AutomationError(.screenshotUnavailable, "The simulated home screen has no picture.")
    }
    return target
  }

  func viewTree() throws(AutomationError) -> String { "" }

  /// Lets the app in front go on, which may be about to ask.
  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    guard let target = RunningApps.shared.running.first?.target else {
      return AutomationProgress(elapsed: seconds, changed: false, isIdle: true)
    }
    return try target.advance(upTo: seconds, waiting: realSeconds)
  }

  func terminate() {}
}

/// The way to an app of the system that always runs.
struct SystemLauncher: ApplicationLauncher {
  static let homeScreen = SystemLauncher(HomeScreen.shared)

  let handle: AppHandle

  private init(_ target: any AutomationTarget) {
    handle = AppHandle(name: target.appInfo.bundleIdentifier, systemApp: target)
    self.target = target
  }

  private let target: any AutomationTarget

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget { target }
}
