import OpenCombine

extension Publishers {
  /// When the values that were collected are emitted.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of every interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// At the end of every interval, and whenever there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Emits arrays of the values that came in each interval.
  ///
  /// An interval in which no value came emits nothing. What is left is emitted when the upstream
  /// finishes; when it fails, it is dropped.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CollectByTimeSubscriber<Upstream.Output, S, Context>(
          downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Emits arrays of the values that came in each interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
