import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// One for transfers that go on while the app does not run.
  ///
  /// Differs from Apple's: a default one; its transfers end with the app.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// `waitsForConnectivity` in adapted code, which Foundation on Linux only lets read.
  ///
  /// Differs from Apple's: a request without a connection fails at once in any case, and a session's copy has the
  /// default value again.
  public var _waitsForConnectivity: Bool {
    get { objc_getAssociatedObject(self, ConfigurationKeys.waits) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, ConfigurationKeys.waits, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

private enum ConfigurationKeys {
  nonisolated(unsafe) static let waits = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
