import Foundation

extension CMTime: Comparable, Hashable {
  /// Whether two times are the same moment, in whatever parts of a second.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }

  /// Negative infinity is less than all others; above numbers stand indefinite times, positive infinity and invalid
  /// times, in this order.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    guard isNumeric else { return }
    var (a, b) = (value.magnitude, UInt64(timescale.magnitude))
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int64(clamping: max(a, 1))
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
    hasher.combine(epoch)
  }

  /// -1, 0 or 1.
  func order(to other: CMTime) -> Int32 {
    func sign<Number: Comparable>(_ left: Number, _ right: Number) -> Int32 {
      left < right ? -1 : (left > right ? 1 : 0)
    }
    guard isNumeric, other.isNumeric else { return sign(kind, other.kind) }
    guard epoch == other.epoch else { return sign(epoch, other.epoch) }
    return sign(
      Wide(value).times(Int64(other.timescale)), Wide(other.value).times(Int64(timescale)))
  }

  private var kind: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    if !isValid { return "CMTime(invalid)" }
    if isIndefinite { return "CMTime(indefinite)" }
    guard isNumeric else { return "CMTime(\(isPositiveInfinity ? "+" : "-")infinity)" }
    let rounded = hasBeenRounded ? ", rounded" : ""
    return "CMTime(\(value)/\(timescale) = \(seconds)\(rounded))"
  }

  public var debugDescription: String { description }
}
