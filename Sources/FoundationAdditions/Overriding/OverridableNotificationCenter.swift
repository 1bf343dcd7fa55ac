import Foundation

/// A notification center whose methods subclasses override, as on iOS.
///
/// Foundation for Linux declares them in extensions. Where a project's class derives from `NotificationCenter`, adapted
/// code derives from this one and overrides the methods below, whose names are Foundation's after a prefix; Foundation's
/// own, which all code calls, call them.
///
/// Differs from Apple's: in builds for release, only calls reach an override whose center is known to be of this class.
open class OverridableNotificationCenter: NotificationCenter, @unchecked Sendable {
  // MARK: Posting

  open func _overridable_post(_ notification: Notification) {
    FoundationCenter.post(notification, on: self)
  }

  open func _overridable_post(name: Notification.Name, object: Any?) {
    _overridable_post(name: name, object: object, userInfo: nil)
  }

  open func _overridable_post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    FoundationCenter.postParts(name, object, userInfo, on: self)
  }

  // MARK: Observing

  open func _overridable_addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    NotificationTargets.shared.add(
      observer as AnyObject, selector, name: name, object: object.map { $0 as AnyObject }, to: self)
  }

  open func _overridable_addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    FoundationCenter.addObserver(to: self, name, object, queue, block)
  }

  /// Calls `removeObserver(_:name:object:)` without a name and an object.
  open func _overridable_removeObserver(_ observer: Any) {
    _overridable_removeObserver(observer, name: nil, object: nil)
  }

  open func _overridable_removeObserver(
    _ observer: Any, name: Notification.Name?, object: Any?
  ) {
    end(observer, name: name, object: object)
  }
}
