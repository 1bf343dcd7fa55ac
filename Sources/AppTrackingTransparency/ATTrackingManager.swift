// AppTrackingTransparency: whether the app may follow its user. May import FoundationAdditions, Device and what
// stands below them.

import Device
import Foundation
import FoundationAdditions

/// Asks whether the app may follow its user through other apps and websites.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  private static let permission = ServicePermission(.userTracking, for: "tracking")

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch permission.decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    permission.request { completion($0 ? .authorized : .denied) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await permission.request() ? .authorized : .denied
  }
}
