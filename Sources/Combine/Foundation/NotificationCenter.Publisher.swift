import Foundation
import OpenCombine

extension NotificationCenter {
  /// The notifications of a name, and of one sender if there is one.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(downstream: subscriber)
      subscription.observe(center, name: name, object: object)
      subscriber.receive(subscription: subscription)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// The notifications of a name, and of one sender if there is one.
  ///
  /// Notifications that are posted while the subscriber wants none are dropped.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

// MARK: - Subscription

private final class NotificationSubscription<Downstream: Subscriber>: Subscription,
  @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var center: NotificationCenter?
  private var observer: (any NSObjectProtocol)?

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  func observe(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    self.center = center
    let deliver = UncheckedAction { [weak self] (notification: Notification) in
      self?.deliver(notification)
    }
    observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
      deliver.run(notification)
    }
  }

  fileprivate func deliver(_ notification: Notification) {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = delivery.withLock { receiver.receive(notification) }
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let (center, observer) = lock.withLock {
      defer {
        (self.center, self.observer, downstream) = (nil, nil, nil)
      }
      return (self.center, self.observer)
    }
    guard let observer else { return }
    center?.removeObserver(observer)
  }
}
