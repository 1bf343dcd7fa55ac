import Dispatch
import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// Run loops have no options.
  public struct SchedulerOptions {}

  public typealias SchedulerTimeType = _DateSchedulerTime<RunLoop>

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue = mainQueue {
      queue.schedule(options: nil, action)
    } else {
      let action = UncheckedAction(action)
      perform { action.run() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let queue = mainQueue {
      queue.schedule(
        after: .init(date.dispatchTime), tolerance: .seconds(tolerance.timeInterval),
        options: nil, action)
    } else {
      let action = UncheckedAction(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue = mainQueue {
      return queue.schedule(
        after: .init(date.dispatchTime), interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.run()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  /// The main queue, for the run loop that stands for it.
  ///
  /// The main run loop serves the main queue, but in Swift Testing nobody runs it: there the main
  /// queue is served by another thread, whose own run loop doesn't run either. Going through the
  /// queue works in both.
  private var mainQueue: DispatchQueue? {
    if self === RunLoop.main { return .main }
    return MainQueueCheck.isOnMainQueue && self === RunLoop.current ? .main : nil
  }
}
