// CoreBluetooth: devices near by, of which there are none. May import FoundationAdditions, Device and what stands
// below them.

import Device
import Foundation
import FoundationAdditions

public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}

/// Whether the device has Bluetooth, and the app may use it.
///
/// The first manager of an app asks the user. After that its state is `unsupported` as on a simulator, or
/// `unauthorized` if the user has denied. Whether a simulator asks before it says so is not certain.
open class CBManager: NSObject, @unchecked Sendable {
  private static let permission = ServicePermission(.bluetooth, for: "Bluetooth")

  private let lock = NSLock()
  private var current = CBManagerState.unknown
  /// Where the delegate is told.
  let queue: DispatchQueue

  init(queue: DispatchQueue?) {
    self.queue = queue ?? .main
    super.init()
  }

  open var state: CBManagerState { lock.withLock { current } }

  open class var authorization: CBManagerAuthorization {
    switch permission.decision {
    case nil: .notDetermined
    case .granted: .allowedAlways
    case .denied: .denied
    }
  }

  /// As the class says.
  open var authorization: CBManagerAuthorization { Self.authorization }

  /// Finds the state out, and tells it on the manager's queue.
  func begin(_ tell: @escaping @Sendable () -> Void) {
    let queue = queue
    Self.permission.request { [weak self] isAllowed in
      guard let manager = self else { return }
      queue.async {
        manager.lock.withLock { manager.current = isAllowed ? .unsupported : .unauthorized }
        tell()
      }
    }
  }

  /// Says what iOS says to who asks for something that needs Bluetooth to be on.
  func needsPower() {
    let name = "\(type(of: self))"
    Mistake.report(
      "API MISUSE: <\(name)> can only accept this command while in the powered on state")
  }
}
