import Device
import Foundation

/// The release of iOS that the device runs, on any thread.
enum SystemRelease {
  static var current: OperatingSystemVersion {
    let version =
      MainThread.isCurrent ? MainActor.assumeIsolated { Device.main.systemVersion } : atLaunch
    return OperatingSystemVersion(majorVersion: version.rawValue, minorVersion: 0, patchVersion: 0)
  }

  private static let atLaunch =
    DeviceLaunchOptions(environment: ProcessInfo.processInfo.environment).systemVersion
}

/// What `#available(iOS …)` is in adapted code: whether the device runs this release or a later one.
public func _isAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  ProcessInfo.processInfo._isReleaseAtLeast(
    OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
}

extension ProcessInfo {
  /// `operatingSystemVersion` in adapted code: the device's, where Foundation tells the machine's.
  public var _release: OperatingSystemVersion { SystemRelease.current }

  /// `operatingSystemVersionString` in adapted code.
  ///
  /// Differs from Apple's: there is no build number.
  public var _releaseText: String {
    "Version \(_release.majorVersion).\(_release.minorVersion)"
  }

  /// `isOperatingSystemAtLeast(_:)` in adapted code.
  public func _isReleaseAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let release = _release
    let own = [release.majorVersion, release.minorVersion, release.patchVersion]
    let asked = [version.majorVersion, version.minorVersion, version.patchVersion]
    return !own.lexicographicallyPrecedes(asked)
  }
}
