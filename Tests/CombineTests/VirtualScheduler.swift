import Combine
import Foundation

/// A scheduler whose time stands still until the test moves it.
final class VirtualScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = _DateSchedulerTime<VirtualScheduler>
  typealias SchedulerOptions = Never

  private struct Work {
    let id: Int
    let moment: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let run: () -> Void
  }

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance = SchedulerTimeType.Stride(0)
  private var work: [Work] = []
  private var lastID = 0

  /// Whether something is still to come.
  var isIdle: Bool { work.isEmpty }

  /// Moves on, running what is due on the way at its time.
  func advance(by seconds: TimeInterval) {
    let end = now.advanced(by: SchedulerTimeType.Stride(seconds))
    while let next = work.filter({ $0.moment <= end }).min(by: Self.precedes) {
      work.removeAll { $0.id == next.id }
      now = max(now, next.moment)
      if let interval = next.interval {
        work.append(
          Work(
            id: next.id, moment: next.moment.advanced(by: interval), interval: interval,
            run: next.run))
      }
      next.run()
    }
    now = end
  }

  private static func precedes(_ left: Work, _ right: Work) -> Bool {
    left.moment == right.moment ? left.id < right.id : left.moment < right.moment
  }

  @discardableResult
  private func add(
    _ moment: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ run: @escaping () -> Void
  ) -> Int {
    lastID += 1
    work.append(Work(id: lastID, moment: moment, interval: interval, run: run))
    return lastID
  }

  // MARK: Scheduler

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(now, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(date, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, interval, action)
    return AnyCancellable { [weak self] in self?.work.removeAll { $0.id == id } }
  }
}
