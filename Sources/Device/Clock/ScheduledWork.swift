import Foundation

/// Something that a clock runs at its time, unless it is cancelled before.
@MainActor
package final class ScheduledWork {
  /// In seconds on the clock that made it.
  package let deadline: TimeInterval
  package let keepsBusy: Bool
  /// Whether it brings up to date what tells the date, which may be set.
  let tellsDate: Bool
  /// The file that scheduled it.
  package let origin: StaticString
  let sequence: UInt64
  private var work: (@MainActor () -> Void)?

  init(
    deadline: TimeInterval, sequence: UInt64, keepsBusy: Bool, tellsDate: Bool = false,
    origin: StaticString, work: @escaping @MainActor () -> Void
  ) {
    self.deadline = deadline
    self.sequence = sequence
    self.keepsBusy = keepsBusy
    self.tellsDate = tellsDate
    self.origin = origin
    self.work = work
  }

  /// Whether it has neither run nor been cancelled.
  package var isPending: Bool { work != nil }

  /// Does nothing when the work has run already.
  package func cancel() {
    work = nil
  }

  func run() {
    let work = work
    self.work = nil
    work?()
  }
}

// Of a clock's entries what is less comes first.
extension ScheduledWork: Comparable {
  nonisolated package static func == (left: ScheduledWork, right: ScheduledWork) -> Bool {
    left === right
  }

  nonisolated package static func < (left: ScheduledWork, right: ScheduledWork) -> Bool {
    (left.deadline, left.sequence) < (right.deadline, right.sequence)
  }
}
