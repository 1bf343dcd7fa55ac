import OpenCombine

extension Publishers {
  /// Emits what any number of publishers of one type emit, in the order in which they do.
  ///
  /// Finishes when all have finished, at once if there are none, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        Empty(outputType: Output.self, failureType: Failure.self)
          .receive(subscriber: subscriber)
        return
      }
      let inner = MergeSubscription(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(inner.subscriber(at: index))
      }
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Emits what this and another publisher of the same type emit, in the order in which they do.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    .init(self, other)
  }
}
