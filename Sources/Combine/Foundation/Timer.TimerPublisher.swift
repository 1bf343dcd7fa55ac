import Foundation
import OpenCombine

extension Timer {
  /// Emits the date again and again, once it is connected.
  ///
  /// All its subscribers share one timer. A tick is dropped for a subscriber that wants none.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval

    /// How much later than due a date may come, in seconds.
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [any TimerSubscription] = []

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      let subscription = TimerDelivery(downstream: subscriber) { [weak self] subscription in
        self?.remove(subscription)
      }
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer; it runs until the result is cancelled.
    public func connect() -> any Cancellable {
      let interval = RunLoop.SchedulerTimeType.Stride(interval)
      let timer = runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval,
        tolerance: tolerance.map { .init($0) } ?? runLoop.minimumTolerance, options: options
      ) { [weak self] in
        self?.tick()
      }
      return timer
    }

    private func tick() {
      let date = Date()
      for subscription in lock.withLock({ subscriptions }) {
        subscription.deliver(date)
      }
    }

    private func remove(_ subscription: any TimerSubscription) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }
  }

  /// A publisher that emits the date every so many seconds.
  ///
  /// Dates on the main run loop come while the main queue is served, whoever serves it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

// MARK: - Subscription

private protocol TimerSubscription: AnyObject {
  func deliver(_ date: Date)
}

private final class TimerDelivery<Downstream: Subscriber>: Subscription, TimerSubscription
where Downstream.Input == Date, Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var onCancel: ((any TimerSubscription) -> Void)?

  init(downstream: Downstream, onCancel: @escaping (any TimerSubscription) -> Void) {
    self.downstream = downstream
    self.onCancel = onCancel
  }

  func deliver(_ date: Date) {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = delivery.withLock { receiver.receive(date) }
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let onCancel = lock.withLock {
      defer { (downstream, self.onCancel) = (nil, nil) }
      return self.onCancel
    }
    onCancel?(self)
  }
}
