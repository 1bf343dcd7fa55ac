import Foundation
import Motion

/// How exactly a timeline follows its schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  case lowFrequency
  case normal
}

/// The dates at which a timeline's content is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// The dates in rising order, from the last one that is not after `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// `interval`: In seconds; what is shorter than dates can tell apart, a microsecond, counts as a frame.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval >= 1e-6 ? interval : FrameTimes.distance
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = startDate.timeIntervalSince(self.startDate)
    let count = max(0, (passed / interval + 1e-9).rounded(.down))
    return Entries(date: self.startDate + count * interval, interval: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that the app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As many dates as an animation needs.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    fileprivate var isPaused: Bool
    fileprivate var isFirst = true

    public mutating func next() -> Date? {
      if isFirst {
        isFirst = false
        return date
      }
      guard !isPaused else { return nil }
      date += interval
      return date
    }
  }

  private let minimumInterval: Double
  private let paused: Bool

  /// `minimumInterval`: In seconds; nil for a frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = max(minimumInterval ?? 0, FrameTimes.distance)
    self.paused = paused
  }

  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(date: start, interval: minimumInterval, isPaused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
