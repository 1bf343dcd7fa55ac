import Foundation
import FoundationAdditions

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

extension NSNotification.Name {
  /// Posted by nobody here: the library stays empty.
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}

/// The user's music, of which there is none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  private static let permission = ServicePermission(.mediaLibrary, for: "the media library")

  override init() { super.init() }

  open class func `default`() -> MPMediaLibrary { library }

  /// Differs from Apple's: does nothing; the library stays empty.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Differs from Apple's: does nothing; the library stays empty.
  open func endGeneratingLibraryChangeNotifications() {}

  // MARK: Permission

  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    switch permission.decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    permission.request { handler($0 ? .authorized : .denied) }
  }

  /// Asks the user unless they have decided before.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    await permission.request() ? .authorized : .denied
  }
}
