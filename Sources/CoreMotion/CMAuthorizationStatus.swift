import Device

/// Whether the app may know how the user moves.
///
/// Nobody is asked, as the device has no sensors; `simctl privacy` can decide all the same.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3

  static var current: CMAuthorizationStatus {
    switch PermissionStore.shared["motion"] {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }
}
