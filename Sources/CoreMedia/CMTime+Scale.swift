import Foundation

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Toward zero to fewer parts of a second, away from it to more.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// The time in other parts of a second; the same for what is not numeric, invalid for a scale that is not above 0.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    guard newTimescale != timescale else { return self }
    return CMTime(
      Wide(value).times(Int64(newTimescale)), over: Int64(timescale), timescale: newTimescale,
      epoch: epoch, method: method.rounding(from: timescale, to: newTimescale),
      isRounded: hasBeenRounded)
  }

  /// The quotient of two whole numbers in parts of a second; infinite if it is too large for whole seconds.
  init(
    _ numerator: Wide, over denominator: Int64, timescale: CMTimeScale, epoch: CMTimeEpoch,
    method: CMTimeRoundingMethod, isRounded: Bool
  ) {
    var denominator = Wide(denominator)
    var timescale = timescale
    while true {
      let (quotient, rest) = numerator.divided(by: denominator, method)
      if let value = Int64(exactly: quotient) {
        let isRounded = isRounded || rest
        self.init(
          value: value, timescale: timescale,
          flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: epoch)
        return
      }
      guard timescale > 1 else {
        self = numerator < 0 ? .negativeInfinity : .positiveInfinity
        return
      }
      denominator = denominator * Wide(timescale) / Wide(timescale / 2)
      timescale /= 2
    }
  }
}

/// Wide enough for a value times a scale.
typealias Wide = Int128

extension Int128 {
  func times(_ other: Int64) -> Int128 { self * Int128(other) }

  /// The quotient, and whether it had to be rounded.
  fileprivate func divided(
    by divisor: Int128, _ method: CMTimeRoundingMethod
  ) -> (Int128, Bool) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return (quotient, false) }
    let isNegative = (self < 0) != (divisor < 0)
    let away: Bool =
      switch method {
      case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude
      case .roundTowardZero, .quickTime: false
      case .roundAwayFromZero: true
      case .roundTowardPositiveInfinity: !isNegative
      case .roundTowardNegativeInfinity: isNegative
      }
    return (away ? quotient + (isNegative ? -1 : 1) : quotient, true)
  }
}

extension CMTimeRoundingMethod {
  fileprivate func rounding(from old: CMTimeScale, to new: CMTimeScale) -> CMTimeRoundingMethod {
    guard self == .quickTime else { return self }
    return new < old ? .roundTowardZero : .roundAwayFromZero
  }
}
