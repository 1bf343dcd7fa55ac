import Foundation
import Synchronization

/// Objects that are told of notifications by selectors.
final class NotificationTargets: Sendable {
  static let shared = NotificationTargets()

  private struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: Notification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let token: any NSObjectProtocol
  }

  private let entries = Mutex<[Entry]>([])

  func add(
    _ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: AnyObject?,
    to center: NotificationCenter
  ) {
    let target = WeakTarget(observer)
    let token = FoundationCenter.addObserver(to: center, name, object, nil) {
      [weak center] notification in
      guard let observer = target.object else {
        center?.removeGone()
        return
      }
      ActionDispatch.perform(selector, on: observer, with: [notification])
    }
    let entry = Entry(
      observer: observer, center: center, name: name, object: object, hasObject: object != nil,
      token: token)
    entries.withLock { $0.append(entry) }
  }

  /// Ends what an observer is told by a center, all or that of a name and an object.
  func remove(
    _ observer: AnyObject?, name: Notification.Name?, object: AnyObject?,
    from center: NotificationCenter
  ) {
    let removed = entries.withLock { entries in
      let matches = { (entry: Entry) in
        entry.center === center
          && (entry.observer == nil
            || (entry.observer === observer && (name == nil || entry.name == name)
              && (object == nil || entry.object === object)))
      }
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }
    for entry in removed { FoundationCenter.removeObserver(entry.token, nil, nil, from: center) }
  }

  private final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }
}

extension NotificationCenter {
  /// Calls a method of the observer with each notification of a name, or of an object, or both.
  ///
  /// The observer is not kept; when it goes, it is told no more.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    if let center = self as? OverridableNotificationCenter {
      center._overridable_addObserver(observer, selector: selector, name: name, object: object)
      return
    }
    NotificationTargets.shared.add(
      observer as AnyObject, selector, name: name, object: object.map { $0 as AnyObject }, to: self)
  }

  /// Ends all that an object is told by selectors, or what the observer was given for a closure.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    if let center = self as? OverridableNotificationCenter {
      center._overridable_removeObserver(observer as Any)
    } else {
      end(observer, name: nil, object: nil)
    }
  }

  /// Ends what an object is told of one name, or of one object.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    if let center = self as? OverridableNotificationCenter {
      center._overridable_removeObserver(observer as Any, name: name, object: object)
    } else {
      end(observer, name: name, object: object)
    }
  }

  /// Posts a notification without further words.
  public func post(name: Notification.Name, object: Any?) {
    if let center = self as? OverridableNotificationCenter {
      center._overridable_post(name: name, object: object)
    } else {
      post(name: name, object: object, userInfo: nil)
    }
  }

  /// Ends what an observer is told, by selectors or by a closure, whatever a subclass overrides.
  func end(_ observer: Any, name: Notification.Name?, object: Any?) {
    NotificationTargets.shared.remove(
      observer as AnyObject, name: name, object: object.map { $0 as AnyObject }, from: self)
    FoundationCenter.removeObserver(observer, name, object, from: self)
  }

  fileprivate func removeGone() {
    NotificationTargets.shared.remove(nil, name: nil, object: nil, from: self)
  }
}
