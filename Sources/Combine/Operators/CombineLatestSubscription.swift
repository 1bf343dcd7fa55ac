import Foundation
import OpenCombine

/// What one subscriber of a `CombineLatest` publisher is connected to.
///
/// Holds the latest value of each upstream. Requests go to every upstream as they are; a value that
/// comes while the subscriber wants none only replaces the one that was held. The first failure fails,
/// and the last upstream to finish finishes.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let combine: ([Any]) -> Downstream.Input
  private var downstream: Downstream?
  private var values: [Any?]
  private var upstreams: [(any Subscription)?]
  private var unfinishedCount: Int
  private var demand = Subscribers.Demand.none

  /// Makes the subscription; each upstream must be given one of its `subscriber(at:)`.
  ///
  /// - Parameters:
  ///   - downstream: Who gets the combined values.
  ///   - count: How many upstreams there are.
  ///   - combine: Makes the output from as many values, in the order of the upstreams.
  init(
    downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.combine = combine
    values = Array(repeating: nil, count: count)
    upstreams = Array(repeating: nil, count: count)
    unfinishedCount = count
  }

  func subscriber<Value>(at index: Int, of type: Value.Type) -> AnySubscriber<
    Value, Downstream.Failure
  > {
    AnySubscriber(
      receiveSubscription: { self.receive($0, at: index) },
      receiveValue: { self.receive($0, at: index) },
      receiveCompletion: { self.receive($0, at: index) })
  }

  // MARK: From upstream

  private func receive(_ upstream: any Subscription, at index: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, upstreams[index] == nil else { return nil }
      upstreams[index] = upstream
      return demand
    }
    guard let wanted else {
      upstream.cancel()
      return
    }
    if wanted > 0 { upstream.request(wanted) }
  }

  private func receive<Value>(_ value: Value, at index: Int) -> Subscribers.Demand {
    delivery.withLock {
      let output = lock.withLock { () -> (Downstream, [Any])? in
        guard let downstream else { return nil }
        values[index] = value
        let latest = values.compactMap(\.self)
        guard latest.count == values.count, demand > 0 else { return nil }
        demand -= 1
        return (downstream, latest)
      }
      guard let (downstream, latest) = output else { return .none }
      request(downstream.receive(combine(latest)))
      return .none
    }
  }

  private func receive(
    _ completion: Subscribers.Completion<Downstream.Failure>, at index: Int
  ) {
    delivery.withLock {
      let (receiver, others) = lock.withLock { () -> (Downstream?, [any Subscription]) in
        upstreams[index] = nil
        if case .finished = completion {
          unfinishedCount -= 1
          guard unfinishedCount == 0 else { return (nil, []) }
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
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams.compactMap(\.self)
    }
    for upstream in upstreams { upstream.request(demand) }
  }

  func cancel() {
    for upstream in lock.withLock({ end() }) { upstream.cancel() }
  }

  /// Lets go of everything, with the lock held; gives the upstreams that must be cancelled.
  private func end() -> [any Subscription] {
    let open = upstreams.compactMap(\.self)
    downstream = nil
    values = values.map { _ in nil }
    upstreams = upstreams.map { _ in nil }
    return open
  }
}

/// The value at an index, which came from that upstream and so is of its type.
func latest<Upstream: Publisher>(
  _ values: [Any], _ index: Int, of upstream: Upstream.Type
) -> Upstream.Output {
  // swift-format-ignore: NeverForceUnwrap
  values[index] as! Upstream.Output
}
