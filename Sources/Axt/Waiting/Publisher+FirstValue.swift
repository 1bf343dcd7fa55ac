#if TESTABLE
  import Combine
  import Foundation

  extension Publisher where Failure == Never {
    /// The first value that the publisher sends from now on.
    /// - Throws: `TimeOut` when there is none within `timeout` seconds.
    @MainActor
    public func firstValue(timeout: TimeInterval = 1) async throws -> Output {
      let receiver = FirstValueReceiver<Output>()
      return try await receiver.value(of: self, timeout: timeout)
    }
  }

  @MainActor
  private final class FirstValueReceiver<Value> {
    private var subscription: AnyCancellable?
    private var continuation: CheckedContinuation<Value, any Error>?

    func value<P: Publisher>(of publisher: P, timeout: TimeInterval) async throws -> Value
    where P.Output == Value, P.Failure == Never {
      let alarm = Task { [weak self] in
        try await Task.sleep(for: .seconds(Swift.max(0, timeout)))
        self?.finish(.failure(TimeOut()))
      }
      defer { alarm.cancel() }
      return try await withCheckedThrowingContinuation { continuation in
        self.continuation = continuation
        subscription = publisher.sink { [weak self] value in
          nonisolated(unsafe) let value = value
          MainActor.assumeIsolated { self?.finish(.success(value)) }
        }
      }
    }

    private func finish(_ result: Result<Value, any Error>) {
      guard let continuation else { return }
      self.continuation = nil
      subscription = nil
      nonisolated(unsafe) let result = result
      continuation.resume(with: result)
    }
  }
#endif
