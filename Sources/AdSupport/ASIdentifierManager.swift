// AdSupport: the number by which advertisers know a device. May import Device and Foundation.

import Device
import Foundation

/// Tells the number by which advertisers know the device.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  /// Zeros, as on a simulator, whatever the user allows.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Whether the user has allowed the app to follow them.
  open var isAdvertisingTrackingEnabled: Bool {
    PermissionStore.shared[SystemQuestion.Service.userTracking.rawValue] == .granted
  }
}
