import Foundation

/// The screen of a device in its present orientation.
package struct DeviceScreen: Codable, Hashable, Sendable {
  /// In points, as the user holds the device.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// What bars, notch and home indicator cover, in points.
  package var safeAreaInsets: DeviceInsets
  /// Height of the status bar in points; 0 where it is hidden.
  package var statusBarHeight: CGFloat
  package var horizontalSizeClass: DeviceSizeClass
  package var verticalSizeClass: DeviceSizeClass

  /// The whole screen; origin at the top left corner.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
