import Accessibility
import Automation
import Device
import Foundation

/// The system's home screen, `com.apple.springboard`: it always runs, and shows the apps' icons and what the system asks
/// the user.
///
/// A question belongs to the app that has caused it and lies above that app, which draws it and takes its
/// touches; so this passes on what is done to it.
@MainActor
final class HomeScreen: AutomationTarget {
  static let bundleIdentifier = "com.apple.springboard"
  static let shared = HomeScreen()

  private static let id: UInt64 = 1
  let icons = HomeIcons()

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

  func settledTree() throws(AutomationError) -> AccessibilityElement {
    if let asking { return asking.root }
    if appInFront != nil { icons.close() }
    return icons.tree(id: Self.id)
  }

  /// The app that covers the icons.
  private var appInFront: AppHandle? { RunningApps.shared.inFront }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    if let asking {
      switch event {
      case .timePassed, .setDate, .holdDate, .activate: return
      default: return try asking.target.send(event)
      }
    }
    switch event {
    case .timePassed, .setDate, .holdDate: break
    case .activate: try appInFront?.target?.send(.pressButton(.home))
    case .touches(let touches) where appInFront == nil:
      guard icons.play(touches, id: Self.id) else {
        throw AutomationError(
          .unsupported, "The simulated home screen has nothing there, and takes no events.")
      }
    default:
      throw AutomationError(
        .unsupported,
        appInFront == nil
          ? "The simulated home screen shows icons only, and takes no events but touches of them."
          : "An app is in front of the simulated home screen, which takes no events.")
    }
  }

  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    if let asking { return try asking.target.hitElement(at: point) }
    return appInFront == nil ? icons.hitElement(at: point, in: icons.tree(id: Self.id)) : nil
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
