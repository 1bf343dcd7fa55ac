import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A moment on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let nanoseconds =
        end >= start ? Int(clamping: end - start) : -Int(clamping: start - end)
      return Stride(magnitude: nanoseconds)
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime < rhs.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
}

// MARK: - Stride

extension DispatchQueue.SchedulerTimeType {
  /// A length of time, in whole nanoseconds; literals are seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in nanoseconds.
    public var magnitude: Int

    init(magnitude: Int) {
      self.magnitude = magnitude
    }

    /// A length of `never` becomes the longest that there is.
    public init(_ timeInterval: DispatchTimeInterval) {
      magnitude =
        switch timeInterval {
        case .seconds(let seconds): Self.nanoseconds(seconds, times: 1_000_000_000)
        case .milliseconds(let milliseconds): Self.nanoseconds(milliseconds, times: 1_000_000)
        case .microseconds(let microseconds): Self.nanoseconds(microseconds, times: 1_000)
        case .nanoseconds(let nanoseconds): nanoseconds
        case .never: Int.max
        @unknown default: Int.max
        }
    }

    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      magnitude = nanoseconds
    }

    public var timeInterval: DispatchTimeInterval {
      magnitude == Int.max ? .never : .nanoseconds(magnitude)
    }

    // MARK: Units

    public static func seconds(_ s: Double) -> Stride {
      let nanoseconds = s * 1_000_000_000
      guard nanoseconds < Double(Int.max) else { return Stride(magnitude: Int.max) }
      guard nanoseconds > Double(Int.min) else { return Stride(magnitude: -Int.max) }
      return Stride(magnitude: Int(nanoseconds))
    }

    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }

    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }

    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }

    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    private static func nanoseconds(_ count: Int, times unit: Int) -> Int {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      guard overflow else { return product }
      return count < 0 ? -Int.max : Int.max
    }

    // MARK: Arithmetic

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude + rhs.magnitude)
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude - rhs.magnitude)
    }

    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude * rhs.magnitude)
    }

    public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

    public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
  }
}
