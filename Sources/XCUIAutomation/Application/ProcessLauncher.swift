import Automation
import Device
import Foundation

/// Starts an executable product that was built beside the tests.
struct ProcessLauncher: AppLauncher {
  let handle: AppHandle
  private let product: String?

  init(product: String?) {
    self.product = product
    let name = product ?? LaunchSettings.current.targetApp
    let last = name.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let only = last == nil ? AppProducts.besideTests.only?.lastPathComponent : nil
    handle = RunningApps.shared.handle(named: last ?? only ?? "app")
  }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    let executable = try AppProducts.besideTests.executable(for: product)
    var variables = ProcessInfo.processInfo.environment
    variables.merge(
      AppContainer.variables(
        for: executable, arguments: arguments, environment: variables)
    ) { $1 }
    variables.merge(handle.permissionVariables) { $1 }
    variables[DeviceCalendar.variable] = XCUIDevice.shared.dateOfLaunch
    variables.merge(environment) { $1 }
    return try RemoteTarget(
      executable: executable,
      arguments: arguments, environment: variables, timeouts: LaunchSettings.current.timeouts)
  }
}
