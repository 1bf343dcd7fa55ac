#if TESTABLE
  import Device
  import Foundation
  import UIKit

  /// A task that is suspended until somebody ends its wait, or until its time is up.
  @MainActor
  final class Wait {
    /// In seconds on the device's clock.
    let deadline: TimeInterval
    /// Threads that never rest keep a wait alive no longer than this; far away, since a machine may be slow.
    let realDeadline: ContinuousClock.Instant
    /// In seconds of real time that threads may compute beyond those that are waited for.
    private static let longestWork: TimeInterval = 20
    private let timeOut: () -> TimeOut
    private var continuation: CheckedContinuation<Void, any Error>?
    /// What ended the wait before it had begun.
    private var result: Result<Void, any Error>?

    private init(timeout: TimeInterval, timeOut: @escaping () -> TimeOut) {
      deadline = Device.main.clock.now + timeout
      realDeadline = .now.advanced(by: .seconds(min(timeout, 1e9) + Self.longestWork))
      self.timeOut = timeOut
    }

    /// Suspends until the wait that `start` is given ends.
    ///
    /// `timeout` is in seconds on the device's clock, which jumps forward when nothing is under way;
    /// it never ends if that is infinite. `timeOut` makes the error.
    ///
    /// - Throws: `TimeOut` when the time is up, `CancellationError` when the task is cancelled.
    static func run(
      timeout: TimeInterval, timeOut: @escaping () -> TimeOut, start: (Wait) -> Void
    ) async throws {
      let wait = Wait(timeout: timeout.isNaN ? 0 : max(timeout, 0), timeOut: timeOut)
      start(wait)
      defer { wait.finish() }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          wait.suspend(continuation)
        }
      } onCancel: {
        Task { @MainActor in wait.finish(.failure(CancellationError())) }
      }
    }

    private func suspend(_ continuation: CheckedContinuation<Void, any Error>) {
      if let result {
        continuation.resume(with: result)
        return
      }
      self.continuation = continuation
      if deadline.isFinite { WaitClock.shared.add(self) }
    }

    var isOver: Bool { result != nil }

    /// Ends the wait; what ends it first counts.
    func finish(_ result: Result<Void, any Error> = .success(())) {
      guard self.result == nil else { return }
      self.result = result
      continuation?.resume(with: result)
      continuation = nil
    }

    func timeIsUp() { finish(.failure(timeOut())) }
  }
#endif
