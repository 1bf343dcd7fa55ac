import Foundation
import OpenCombine

/// What one subscriber of a merging publisher is connected to.
///
/// While the subscriber's demand is limited, each upstream is asked for one value at a time, and a value
/// that comes when none is wanted is held until it is, so that none is lost. The first failure fails, and
/// it finishes when every upstream has and no value is held.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct Upstream {
    var subscription: (any Subscription)?
    var held: Input?
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [Upstream]
  private var unfinishedCount: Int
  private var demand = Subscribers.Demand.none

  /// Makes the subscription; each upstream must be given one of its `subscriber(at:)`.
  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: Upstream(), count: count)
    unfinishedCount = count
  }

  func subscriber(at index: Int) -> AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive($0, at: index) },
      receiveValue: { self.receive($0, at: index) },
      receiveCompletion: { self.receive($0, at: index) })
  }

  // MARK: From upstream

  private func receive(_ subscription: any Subscription, at index: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, upstreams[index].subscription == nil else { return nil }
      upstreams[index].subscription = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted {
      subscription.request(wanted)
    } else {
      subscription.cancel()
    }
  }

  private func receive(_ value: Input, at index: Int) -> Subscribers.Demand {
    delivery.withLock {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        guard demand > 0 else {
          upstreams[index].held = value
          return nil
        }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      request(receiver.receive(value))
      return lock.withLock { demand == .unlimited ? .none : .max(1) }
    }
  }

  private func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    delivery.withLock {
      let (receiver, others) = lock.withLock { () -> (Downstream?, [any Subscription]) in
        upstreams[index].subscription = nil
        if case .finished = completion {
          unfinishedCount -= 1
          guard isDone else { return (nil, []) }
        }
        return (downstream, end())
      }
      for other in others { other.cancel() }
      receiver?.receive(completion: completion)
    }
  }

  // MARK: From downstream

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    delivery.withLock {
      let becameUnlimited = lock.withLock { () -> [any Subscription] in
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        guard self.demand == .unlimited, !wasUnlimited else { return [] }
        return upstreams.compactMap(\.subscription)
      }
      deliverHeldValues()
      for upstream in becameUnlimited { upstream.request(.unlimited) }
    }
  }

  private func deliverHeldValues() {
    for index in lock.withLock({ upstreams.indices }) {
      let next = lock.withLock { () -> (Downstream, Input, (any Subscription)?)? in
        guard let downstream, demand > 0, let value = upstreams[index].held else { return nil }
        demand -= 1
        upstreams[index].held = nil
        return (downstream, value, upstreams[index].subscription)
      }
      guard let (downstream, value, upstream) = next else { continue }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      upstream?.request(lock.withLock { demand == .unlimited ? .unlimited : .max(1) })
    }
    let finished = lock.withLock { () -> Downstream? in
      guard isDone, let downstream else { return nil }
      _ = end()
      return downstream
    }
    finished?.receive(completion: .finished)
  }

  func cancel() {
    for upstream in lock.withLock({ end() }) { upstream.cancel() }
  }

  // MARK: State, with the lock held

  private var isDone: Bool {
    unfinishedCount == 0 && upstreams.allSatisfy { $0.held == nil }
  }

  /// Lets go of everything; gives the upstreams that must be cancelled.
  private func end() -> [any Subscription] {
    let open = upstreams.compactMap(\.subscription)
    downstream = nil
    upstreams = upstreams.map { _ in Upstream() }
    return open
  }
}
