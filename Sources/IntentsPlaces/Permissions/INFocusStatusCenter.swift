import Device
import Foundation
import FoundationAdditions

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Whether the user has silenced notifications.
open class INFocusStatus: _IntentValues, @unchecked Sendable {
  public convenience init(isFocused: Bool?) {
    self.init()
    set("isFocused", isFocused)
  }

  /// Nil where the app may not know.
  open var isFocused: Bool? { value("isFocused") }
}

/// Tells apps that the user allows it whether notifications are silenced.
///
/// Differs from Apple's: no Focus is ever on.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let center = INFocusStatusCenter()
  private static let permission = ServicePermission(.focus, for: "Focus status")

  open class var `default`: INFocusStatusCenter { center }

  override init() { super.init() }

  open var authorizationStatus: INFocusStatusAuthorizationStatus {
    switch Self.permission.decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  open var focusStatus: INFocusStatus {
    INFocusStatus(isFocused: authorizationStatus == .authorized ? false : nil)
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    Self.permission.request { completionHandler?($0 ? .authorized : .denied) }
  }

  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    await Self.permission.request() ? .authorized : .denied
  }
}
