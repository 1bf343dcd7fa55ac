import Device
import Foundation
import FoundationAdditions
import UIKit

/// Whether an app may start a Live Activity.
enum ActivityPermission {
  /// What the user has decided in Settings is kept under this name.
  static let service = "liveActivities"

  /// Why the app may have none; nil if it may.
  static var refusal: ActivityAuthorizationError? {
    if isApp, !isSet("NSSupportsLiveActivities") { return .unsupportedTarget }
    return PermissionStore.shared[service] == .denied ? .denied : nil
  }

  /// Whether the app is where the user sees it; what other threads ask is not known and taken for true.
  static var isVisible: Bool {
    guard MainThread.isCurrent else { return true }
    return MainActor.assumeIsolated { UIApplication.shared.applicationState != .background }
  }

  /// Packages have no property list that could say it.
  private static var isApp: Bool {
    LaunchedProduct.current?.host != nil || LaunchedProduct.current?.apps != nil
  }

  static func isSet(_ key: String) -> Bool {
    Bundle.main.object(forInfoDictionaryKey: key) as? Bool ?? false
  }
}
