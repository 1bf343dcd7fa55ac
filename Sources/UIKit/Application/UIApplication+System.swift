import CoreGraphics
import Foundation

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailableNotification")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailableNotification")

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Differs from Apple's: `minimumBackgroundFetchInterval` makes no difference; nothing is fetched in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// In screen points; empty while the bar is hidden.
  public var statusBarFrame: CGRect { UIStatusBarManager.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { UIStatusBarManager.shared.isStatusBarHidden }
  public var statusBarStyle: UIStatusBarStyle { UIStatusBarManager.shared.statusBarStyle }

  /// Differs from Apple's: there is no headset and no lock screen whose buttons would be told.
  public func beginReceivingRemoteControlEvents() {}
  /// Differs from Apple's: there is no headset and no lock screen whose buttons would be told.
  public func endReceivingRemoteControlEvents() {}

  /// The orientation of the first window scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.interfaceOrientation
      ?? .portrait
  }
}
