import Foundation
import FoundationAdditions
import UIKit

extension NSUserActivity {
  /// What the user could say for it, as a suggestion.
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, ActivityKeys.phrase) as? String }
    set {
      objc_setAssociatedObject(
        self, ActivityKeys.phrase, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  /// Differs from Apple's: kept, and read by nobody here; nothing suggests shortcuts.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get {
      objc_getAssociatedObject(self, ActivityKeys.availability) as? INShortcutAvailabilityOptions
        ?? []
    }
    set {
      objc_setAssociatedObject(
        self, ActivityKeys.availability, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// What the system has done before it gave the activity to the app.
  ///
  /// Differs from Apple's: always nil; no intent is done outside of the app.
  public var interaction: INInteraction? { nil }
}

/// Addresses by which an activity keeps what only this module knows.
private enum ActivityKeys {
  nonisolated(unsafe) static let phrase = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  nonisolated(unsafe) static let availability = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
