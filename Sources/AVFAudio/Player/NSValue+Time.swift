import CoreMedia
import Foundation

// In arrays of numbers: Foundation's values take no structs on Linux.

extension NSValue {
  public convenience init(time: CMTime) {
    var numbers = time.numbers
    self.init(bytes: &numbers, objCType: "[3q]")
  }

  /// Invalid in a value that was made of something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[3q]" else { return .invalid }
    var numbers: (Int64, Int64, Int64) = (0, 0, 0)
    getValue(&numbers)
    return CMTime(numbers)
  }

  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start.numbers, timeRange.duration.numbers)
    var numbers = (start.0, start.1, start.2, duration.0, duration.1, duration.2)
    self.init(bytes: &numbers, objCType: "[6q]")
  }

  /// Invalid in a value that was made of something else.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[6q]" else { return .invalid }
    var numbers: (Int64, Int64, Int64, Int64, Int64, Int64) = (0, 0, 0, 0, 0, 0)
    getValue(&numbers)
    return CMTimeRange(
      start: CMTime((numbers.0, numbers.1, numbers.2)),
      duration: CMTime((numbers.3, numbers.4, numbers.5)))
  }
}

extension CMTime {
  fileprivate var numbers: (Int64, Int64, Int64) {
    (value, Int64(timescale) << 32 | Int64(flags.rawValue), epoch)
  }

  fileprivate init(_ numbers: (Int64, Int64, Int64)) {
    self.init(
      value: numbers.0, timescale: CMTimeScale(truncatingIfNeeded: numbers.1 >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers.1)), epoch: numbers.2)
  }
}
