#if TESTABLE
  import Automation
  import Device
  import Foundation
  import UIKit

  /// Moves the device's clock for the waits, as far as nothing real is under way.
  ///
  /// What meets a wait ends it by itself; nobody asks again and again. This only decides when
  /// time passes. The clock moves after two moments of rest between which nothing has
  /// changed: whatever was on its way at the first one has arrived by the second.
  @MainActor
  final class WaitClock {
    static let shared = WaitClock()

    private var waits: [Wait] = []
    private var isRunning = false

    private var clock: DeviceClock { Device.main.clock }

    func add(_ wait: Wait) {
      PendingWork.publishTime(of: clock)
      waits.append(wait)
      guard !isRunning else { return }
      isRunning = true
      Task {
        while hasWaits { await step() }
        isRunning = false
      }
    }

    private var hasWaits: Bool {
      waits.removeAll(where: \.isOver)
      return !waits.isEmpty
    }

    /// When the first wait ends, in seconds on the device's clock.
    private var end: TimeInterval { waits.map(\.deadline).min() ?? clock.now }

    private func step() async {
      let before = UIChange.revision
      // Whoever computes takes no time on the device.
      guard let first = await outlookAtRest(), let second = await outlookAtRest() else {
        return endWaits()
      }
      guard hasWaits, UIChange.revision == before else { return endWaits() }
      switch (first, second) {
      case (.nothing, .nothing): advance(to: end)
      case (.due, .due(let delay)) where clock.now + delay > end: advance(to: end)
      case (.due, .due(let delay)):
        if !advance(to: clock.now + delay) {
          await Self.sleep(for: min(max(delay, 0.001), 0.02))
        }
      case (.waiting, _), (_, .waiting):
        let step = 0.005
        await Self.sleep(for: step)
        pass(step)
      default: break
      }
      endWaits()
    }

    /// Runs the first piece of work that is due on the device's clock, or moves the clock.
    ///
    /// - Returns: whether something was due.
    @discardableResult
    private func advance(to time: TimeInterval) -> Bool {
      if clock.advanceToNextDeadline(noLaterThan: time) {
        TurnScheduler.shared.runTurn()
        return true
      }
      clock.advance(to: time)
      return false
    }

    /// Lets time pass that was waited in reality.
    private func pass(_ seconds: TimeInterval) {
      clock.advance(to: min(clock.now + seconds, end)) { TurnScheduler.shared.runTurn() }
      endWaits()
    }

    private func endWaits() {
      let now = ContinuousClock.now
      for wait in waits where clock.now >= wait.deadline || now >= wait.realDeadline {
        TurnScheduler.shared.runTurn()
        wait.timeIsUp()
      }
    }

    // MARK: Looking

    /// What may still happen, after a moment of rest; nil if none came in a few milliseconds.
    private func outlookAtRest() async -> PendingWork.Outlook? {
      let mainThreadRunsQueue = Thread.isMainThread
      let rest = await Self.onOwnThread { () -> PendingWork.RestingMoment? in
        for _ in 0..<8 {
          if let rest = PendingWork.restingMoment(mainThreadRunsQueue: mainThreadRunsQueue) {
            return rest
          }
          RealTime.pause(0.0005)
        }
        return nil
      }
      return rest.map { PendingWork.outlook(on: clock, after: $0) }
    }

    private static func sleep(for seconds: TimeInterval) async {
      await onOwnThread { RealTime.pause(seconds) }
    }

    /// Runs `work` on a thread that nobody else counts on.
    private static func onOwnThread<Value: Sendable>(
      _ work: @escaping @Sendable () -> Value
    ) async -> Value {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: work()) }
      }
    }
  }
#endif
