import Automation
import Device
import Foundation

/// Starts an executable product that was built beside the tests.
struct ProcessLauncher: ApplicationLauncher {
  let handle: AppHandle
  private let product: String?

  init(product: String?) {
    self.product = product
    handle = RunningApps.shared.handle(named: Self.name(of: product) ?? "app")
  }

  var opensURLsAtLaunch: Bool { true }

  /// What all that name the same app call it; nil if none is named and there is no telling which it is.
  static func name(of product: String?) -> String? {
    let name = product ?? LaunchSettings.current.targetApp
    guard let name else { return AppProducts.besideTests.only?.lastPathComponent }
    return name.split(separator: "/").last.map(String.init) ?? name
  }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    let executable = try AppProducts.besideTests.executable(for: product)
    var variables = ProcessInfo.processInfo.environment
    HomeScreen.shared.icons.install(AppContainer.home(of: executable, environment: variables))
    variables.merge(
      AppContainer.variables(
        for: executable, arguments: arguments, environment: variables)
    ) { $1 }
    variables.merge(handle.permissionVariables) { $1 }
    variables.merge(LaunchVariables.all) { $1 }
    variables[DeviceCalendar.variable] = XCUIDevice.shared.dateOfLaunch
    // The app runs with the toolchain of its tests.
    if ToolchainProbe.hasFit { variables[ToolchainProbe.variable] = "1" }
    variables.merge(environment) { $1 }
    return try RemoteTarget(
      executable: executable,
      arguments: arguments, environment: variables, timeouts: LaunchSettings.current.timeouts,
      servers: .shared)
  }
}
