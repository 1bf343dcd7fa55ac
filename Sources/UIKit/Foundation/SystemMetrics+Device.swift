import CoreGraphics
import Device
import Metrics

extension SystemMetrics {
  /// The table of the release that the device runs.
  @MainActor
  package static var current: SystemMetrics {
    switch Device.main.systemVersion {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }
}

extension TabBarMetrics {
  /// How high a bar is above the home indicator, in the device's release.
  @MainActor
  package static func currentHeight(isCompact: Bool) -> CGFloat {
    SystemMetrics.current.tabBarHeight(
      isCompact: isCompact, bottom: Device.main.screen.safeAreaInsets.bottom)
  }
}
