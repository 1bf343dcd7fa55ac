import Foundation

/// Whether the user of the device is signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

extension NSNotification.Name {
  /// Posted by nobody here but the app and its tests: nobody signs in or out.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
