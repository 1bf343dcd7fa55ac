import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// Operation queues have no options.
  public struct SchedulerOptions {}

  public typealias SchedulerTimeType = _DateSchedulerTime<OperationQueue>

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    addOperation { action.run() }
  }

  /// Differs from Apple's: the action runs at its date, whatever the tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    Self.delays.asyncAfter(deadline: date.dispatchTime) {
      self.addOperation { action.run() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(action)
    let isCancelled = Flag()
    let timer = Self.delays.schedule(
      after: .init(date.dispatchTime), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval), options: nil
    ) {
      self.addOperation {
        // An operation may wait in the queue while the timer is cancelled.
        if !isCancelled.isRaised { action.run() }
      }
    }
    return AnyCancellable {
      isCancelled.raise()
      timer.cancel()
    }
  }

  /// Where delayed actions wait; serial, so that they join their queue in the order of their dates.
  private static let delays = DispatchQueue(label: "Combine.OperationQueue.delays")
}
