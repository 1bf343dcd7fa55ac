import Automation
import Device
import Foundation
import FoundationAdditions
import TestReporting
import UIKit

/// Starts an app of the package in the process of the test, by its own entry point.
///
/// What a process has once is that of the tests: the app's global variables keep their values from launch to launch,
/// what it stores lies in the folders of the tests, and its crash is theirs.
struct LinkedAppLauncher: ApplicationLauncher {
  let handle: AppHandle
  private let product: String?

  init(product: String?) {
    self.product = product
    handle = RunningApps.shared.handle(
      named: ProcessLauncher.name(of: product) ?? LinkedApp.only?.name ?? "app")
  }

  var opensURLsAtLaunch: Bool { true }

  func launch(
    arguments: [String], environment: [String: String]
  ) throws(AutomationError) -> any AutomationTarget {
    guard OnMainActor.isCurrent else {
      throw AutomationError(
        .unsupported,
        "With \(LaunchSettings.inProcessVariable) the app runs on the main actor, and launch() was called "
          + "elsewhere. Mark the test or its class with @MainActor.")
    }
    guard LaunchedProduct.current?.apps == nil else {
      throw AutomationError(
        .unsupported,
        "\(LaunchSettings.inProcessVariable) is for packages: the app of an Xcode project has a bundle of its "
          + "own, in which its process finds resources and settings.")
    }
    let app = try LinkedApp.named(ProcessLauncher.name(of: product))
    try AppContainer.wipeOwn(
      arguments: arguments, environment: ProcessInfo.processInfo.environment)
    let surroundings = LaunchSurroundings(
      arguments: [app.name] + arguments, environment: environment)
    return HostedTarget {
      surroundings.enter()
      _ApplicationHost.launch(app.name) {
        _ = surroundings.withArguments { app.entry($0, $1) }
      }
    } end: {
      _ApplicationHost.forget()
      surroundings.leave()
    }
  }
}

extension LinkedApp {
  /// The app, if there is just one.
  static var only: LinkedApp? { all.count == 1 ? all[0] : nil }
}
