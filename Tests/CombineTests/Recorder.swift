import Combine
import Foundation

/// Subscribes with exactly the demand that a test asks for, and remembers all that comes.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  enum End: Equatable {
    case finished
    case failed
  }

  private(set) var values: [Input] = []
  private(set) var end: End?
  private var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited) {
    initialDemand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end =
      switch completion {
      case .finished: .finished
      case .failure: .failed
      }
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > 0 { subscription?.request(demand) }
  }

  func cancel() {
    subscription?.cancel()
  }
}

extension Publisher {
  func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }

  /// The values until the publisher ends.
  func collected() async throws -> [Output] {
    var values: [Output] = []
    for try await value in self.values { values.append(value) }
    return values
  }
}

struct Broken: Error, Equatable {}
