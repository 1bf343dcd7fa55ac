#if TESTABLE
  import Combine
  import Foundation

  extension Publisher where Failure == Never {
    /// The first value that the publisher sends from now on.
    ///
    /// Differs from Apple's: the timeout is one of the device's clock, which jumps forward when nothing
    /// is under way.
    ///
    /// - Throws: `TimeOut` when there is none within `timeout` seconds on the device's clock, or when
    ///   the publisher finishes without one.
    @MainActor
    public func firstValue(timeout: TimeInterval = 1) async throws -> Output {
      var first: Output?
      var subscription: AnyCancellable?
      defer { subscription?.cancel() }
      try await Wait.run(timeout: timeout) {
        TimeOut("\(type(of: self)) sent no value within \(timeout) s.")
      } start: { wait in
        subscription = self.first().sink { _ in
          Self.onMainActor { wait.finish() }
        } receiveValue: { value in
          first = value
        }
      }
      guard let first else { throw TimeOut("\(type(of: self)) finished without a value.") }
      return first
    }

    /// Runs `work` at once on the main thread, and otherwise as soon as that is free.
    private static func onMainActor(_ work: @escaping @MainActor () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(work)
      } else {
        Task { @MainActor in work() }
      }
    }
  }
#endif
