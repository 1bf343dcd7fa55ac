import Device
import Foundation

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public static let current = UIDevice()

  private var device: Device { UIApplication.shared.device }

  open var name: String { device.model.name }
  open var model: String { device.model.idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { device.model.idiom == .pad ? "iPadOS" : "iOS" }
  /// The release that the device was started with.
  ///
  /// Looks and sizes follow it, and in sources that are adapted `#available` and `ProcessInfo` do too.
  ///
  /// Differs from Apple's: in packages that are built as they are, `#available(iOS …)` always holds, and `ProcessInfo`
  /// tells of Linux.
  open var systemVersion: String { device.systemVersion.number }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.model.idiom == .pad ? .pad : .phone }
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: device.orientation.rawValue) ?? .unknown
  }

  /// Turns the device as its user does: the screen follows where the app may be held so.
  func turn(to orientation: UIDeviceOrientation) {
    guard let orientation = DeviceOrientation(rawValue: orientation.rawValue),
      InterfaceOrientations.allow(orientation)
    else { return }
    device.orientation = orientation
  }
  /// The same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Differs from Apple's: kept, and read by nobody here; nothing is ever near the device.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isMultitaskingSupported: Bool { true }
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Differs from Apple's: nothing is heard.
  open func playInputClick() {}

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
