import Foundation

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }

  /// The device neither gets warm nor saves power.
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
}

extension FileManager {
  /// Nobody is signed in to iCloud on the device.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Differs from Apple's: nobody is signed in to iCloud on the device, so that there is no container of any
  /// identifier.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  /// The folder that the apps of a group share; made when it is first asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    guard let home = urls(for: .libraryDirectory, in: .userDomainMask).first else { return nil }
    let folder = home.appendingPathComponent("Group Containers/\(identifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
