import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// How an action is put on the queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.run()
    }
  }

  /// Differs from Apple's: the action runs at its date, whatever the tolerance.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    let group = options?.group
    group?.enter()
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action.run()
      group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    // A repeating timer without a length would fire without end.
    let repeating = max(interval, .nanoseconds(1)).timeInterval
    timer.schedule(
      deadline: date.dispatchTime, repeating: repeating, leeway: tolerance.timeInterval)
    timer.setEventHandler(
      qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.run()
    }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
