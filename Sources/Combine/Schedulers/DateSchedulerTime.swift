import Foundation
import OpenCombine

/// A moment on the calendar clock, as run loops and operation queues schedule by.
///
/// `Scheduler` tells the times of `RunLoop` from those of `OperationQueue`.
public struct _DateSchedulerTime<Scheduler>: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by stride: Stride) -> Self {
    Self(date.addingTimeInterval(stride.timeInterval))
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.date < rhs.date }
}

// MARK: - Stride

extension _DateSchedulerTime {
  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    // MARK: Units

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Self { Self(s) }

    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }

    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }

    // MARK: Arithmetic

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
  }
}

extension _DateSchedulerTime {
  /// The same moment on the clock of dispatch queues; a past one is now.
  var dispatchTime: DispatchTime {
    let seconds = max(date.timeIntervalSinceNow, 0)
    return DispatchQueue.SchedulerTimeType(.now()).advanced(by: .seconds(seconds)).dispatchTime
  }
}
