import Automation
import Foundation

/// What the variables of the test's environment say about launching apps.
@MainActor
struct LaunchSettings {
  static let targetVariable = "XCUI_TARGET_APP"
  static let inProcessVariable = "XCUI_IN_PROCESS"
  private static let timeoutVariable = "XCUI_APP_TIMEOUT"

  /// The product or the path that stands for the app of the package; nil if none is named.
  var targetApp: String?
  /// How long an app may take to start and to answer, in seconds for which its main thread computes, or for which it has
  /// nothing to do.
  var timeout: TimeInterval
  /// Whether apps of the package run in the process of the test.
  var runsInProcess: Bool

  init(targetApp: String? = nil, timeout: TimeInterval = 10, runsInProcess: Bool = false) {
    self.targetApp = targetApp
    self.timeout = timeout
    self.runsInProcess = runsInProcess
  }

  private static var ofEnvironment: LaunchSettings {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return LaunchSettings(
      targetApp: value(targetVariable).flatMap { $0.isEmpty ? nil : $0 },
      timeout: value(timeoutVariable).flatMap(Double.init) ?? 10,
      runsInProcess: value(inProcessVariable) == "1")
  }

  /// Stands in for the environment, which a process with several threads must not change.
  static var replacement: LaunchSettings?

  static var current: LaunchSettings {
    replacement ?? ofEnvironment
  }

  var timeouts: RemoteTarget.Timeouts {
    RemoteTarget.Timeouts(launch: timeout, response: timeout)
  }
}
