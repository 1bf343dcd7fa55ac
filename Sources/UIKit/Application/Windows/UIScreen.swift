import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  public static var screens: [UIScreen] { [main] }

  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Differs from Apple's: never posted, since nothing records this screen.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Differs from Apple's: never posted, since nobody but the app changes the brightness.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  private var screen: DeviceScreen { UIApplication.shared.device.screen }

  /// In points, as the user holds the device.
  open var bounds: CGRect { screen.bounds }
  /// Pixels per point.
  open var scale: CGFloat { screen.scale }
  open var nativeScale: CGFloat { screen.scale }
  /// In pixels, held upright.
  open var nativeBounds: CGRect {
    let model = UIApplication.shared.device.model
    return CGRect(
      x: 0, y: 0, width: model.portraitSize.width * model.scale,
      height: model.portraitSize.height * model.scale)
  }
  /// Differs from Apple's: kept for the app alone; the picture does not darken, and nobody but the app changes it.
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  /// Nil: no other screen shows what this one shows.
  open var mirrored: UIScreen? { nil }
  /// The only mode.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  open var preferredMode: UIScreenMode? { currentMode }
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  open var coordinateSpace: any UICoordinateSpace { UIApplication.shared.screenSpace }
  open var fixedCoordinateSpace: any UICoordinateSpace { UIApplication.shared.screenSpace }

  open var traitCollection: UITraitCollection {
    UITraitCollection(values: DeviceTraitValues.values(of: UIApplication.shared.device))
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What of the screen's unsafe edges reaches into `rect`, both in screen points.
  func safeAreaInsets(for rect: CGRect) -> UIEdgeInsets {
    let insets = screen.safeAreaInsets
    let bounds = bounds
    return UIEdgeInsets(
      top: max(insets.top - max(rect.minY, 0), 0),
      left: max(insets.left - max(rect.minX, 0), 0),
      bottom: max(insets.bottom - max(bounds.maxY - rect.maxY, 0), 0),
      right: max(insets.right - max(bounds.maxX - rect.maxX, 0), 0))
  }
}
