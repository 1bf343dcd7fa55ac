#if TESTABLE
  import Combine

  extension Publisher where Failure == Never {
    /// What the publisher sends from now on; it is cancelled when nobody reads on.
    public var values: AsyncStream<Output> {
      AsyncStream { continuation in
        let subscription = sink { _ in
          continuation.finish()
        } receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }
        nonisolated(unsafe) let kept = subscription
        continuation.onTermination = { _ in kept.cancel() }
      }
    }
  }
#endif
