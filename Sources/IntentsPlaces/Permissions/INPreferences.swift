import Device
import Foundation
import FoundationAdditions

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Whether Siri may use the app.
open class INPreferences: NSObject, @unchecked Sendable {
  private static let permission = ServicePermission(.siri, for: "Siri")

  override init() { super.init() }

  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    switch permission.decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    permission.request { handler($0 ? .authorized : .denied) }
  }

  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    await permission.request() ? .authorized : .denied
  }

  /// The language in which Siri speaks, as `en-US`: the device's.
  open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
