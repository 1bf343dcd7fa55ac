import Automation
import Foundation

/// A way to get an app running.
@MainActor
protocol ApplicationLauncher {
  var handle: AppHandle { get }
  /// Whether an app finds the URL that it is launched with in its environment.
  var opensURLsAtLaunch: Bool { get }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget
}

extension ApplicationLauncher {
  var opensURLsAtLaunch: Bool { false }
}

/// An app that somebody else started; it cannot be started again.
struct TargetLauncher: ApplicationLauncher {
  let handle: AppHandle
  private let target: any AutomationTarget

  init(target: any AutomationTarget) {
    self.target = target
    handle = AppHandle(name: target.appInfo.bundleIdentifier)
    handle.start(target)
  }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    throw AutomationError(.unsupported, "It runs in this process and cannot be launched again.")
  }
}
