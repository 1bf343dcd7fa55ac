import Foundation
import OpenCombine

/// Collects the upstream's values and sends them on when the scheduler says so.
///
/// The upstream is asked for all that it has. Arrays that are due while none is wanted wait.
final class CollectByTimeSubscriber<Element, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var collected: [Element] = []
  private var due: [[Element]] = []
  private var demand = Subscribers.Demand.none
  private var hasFinished = false

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, limit) = (context, interval, nil)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, limit) = (context, interval, max(count, 1))
    }
  }

  // MARK: From upstream

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard upstream == nil, downstream != nil else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else {
      subscription.cancel()
      return
    }
    receiver.receive(subscription: self)
    let timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in
      self?.endInterval()
    }
    let isOpen = lock.withLock {
      guard downstream != nil else { return false }
      self.timer = timer
      return true
    }
    guard isOpen else {
      timer.cancel()
      return
    }
    subscription.request(.unlimited)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    lock.withLock {
      collected.append(input)
      if let limit, collected.count >= limit { closeArray() }
    }
    deliver()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      let (receiver, timer) = lock.withLock {
        defer { end() }
        return (downstream, self.timer)
      }
      timer?.cancel()
      delivery.withLock { receiver?.receive(completion: completion) }
      return
    }
    let timer = lock.withLock {
      closeArray()
      hasFinished = true
      return self.timer
    }
    timer?.cancel()
    deliver()
  }

  private func endInterval() {
    lock.withLock { closeArray() }
    deliver()
  }

  // MARK: To downstream

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let (upstream, timer) = lock.withLock {
      defer { end() }
      return (self.upstream, self.timer)
    }
    timer?.cancel()
    upstream?.cancel()
  }

  private func deliver() {
    delivery.withLock {
      while let (receiver, array) = nextDelivery() {
        let more = receiver.receive(array)
        lock.withLock { demand += more }
      }
      let finished = lock.withLock { () -> Downstream? in
        guard hasFinished, due.isEmpty, let downstream else { return nil }
        end()
        return downstream
      }
      finished?.receive(completion: .finished)
    }
  }

  private func nextDelivery() -> (Downstream, [Element])? {
    lock.withLock {
      guard let downstream, demand > 0, !due.isEmpty else { return nil }
      demand -= 1
      return (downstream, due.removeFirst())
    }
  }

  // MARK: State, with the lock held

  private func closeArray() {
    guard !collected.isEmpty else { return }
    due.append(collected)
    collected = []
  }

  private func end() {
    (downstream, upstream, timer) = (nil, nil, nil)
    (collected, due) = ([], [])
  }
}
