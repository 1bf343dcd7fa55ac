import Combine
import Foundation

extension NSObject {
  /// The values of a property, each time it changes.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public static func == (
      left: KeyValueObservingPublisher, right: KeyValueObservingPublisher
    ) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath
        && left.options == right.options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let values = ObservedValues(subscriber)
      subscriber.receive(subscription: values)
      values.observe(object, keyPath, options)
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// A publisher of the values of a property, the present one first.
  ///
  /// What can be observed is what `observe(_:options:changeHandler:)` takes. Values that nobody asked for yet are
  /// dropped but for the last one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Hands the values of a property on as far as they are asked for.
private final class ObservedValues<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: Downstream.Input?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func observe<Subject: NSObject>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>,
    _ options: NSKeyValueObservingOptions
  ) {
    let observation = object.observe(keyPath, options: options) { [weak self] object, change in
      if change.isPrior, let old = change.oldValue {
        self?.send(old)
      } else {
        self?.send(object[keyPath: keyPath])
      }
    }
    lock.withLock { if downstream != nil { self.observation = observation } }
  }

  private func send(_ value: Downstream.Input) {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > 0 else {
        waiting = value
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value) else { return }
    request(more)
  }

  func request(_ more: Subscribers.Demand) {
    let value = lock.withLock { () -> Downstream.Input? in
      demand += more
      guard demand > 0 else { return nil }
      defer { waiting = nil }
      return waiting
    }
    if let value { send(value) }
  }

  func cancel() {
    let ended = lock.withLock { () -> NSKeyValueObservation? in
      defer {
        downstream = nil
        observation = nil
        waiting = nil
      }
      return observation
    }
    ended?.invalidate()
  }
}
