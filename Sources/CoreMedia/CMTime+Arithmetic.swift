import Foundation

extension CMTime {
  /// The exact sum, in the least parts of a second that both are multiples of.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    if let special = infiniteSum(left, right) { return special }
    guard let epoch = epochOfSum(left, right) else { return .invalid }
    let sum =
      Wide(left.value).times(Int64(right.timescale))
      + Wide(right.value).times(Int64(left.timescale))
    let scale = commonScale(left.timescale, right.timescale)
    // Both fractions with the product of the scales below them.
    let product = Int64(left.timescale) * Int64(right.timescale)
    let common = Int64(scale)
    let isRounded = left.hasBeenRounded || right.hasBeenRounded
    if product % common == 0 {
      return CMTime(
        sum, over: product / common, timescale: scale, epoch: epoch, method: .default,
        isRounded: isRounded)
    }
    // Only where the common scale is the greatest there is.
    return CMTime(
      sum.times(common), over: product, timescale: scale, epoch: epoch, method: .default,
      isRounded: isRounded)
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    guard left.isNumeric, right.isNumeric, left.epoch == right.epoch else { return left + (-right) }
    // What lies between two moments of one time line is a length.
    var (start, end) = (right, left)
    start.epoch = 0
    end.epoch = 0
    return end + (-start)
  }

  public static prefix func - (time: CMTime) -> CMTime {
    var negative = time
    if time.isPositiveInfinity { return .negativeInfinity }
    if time.isNegativeInfinity { return .positiveInfinity }
    negative.value = time.value == .min ? .max : -time.value
    return negative
  }

  public static func += (left: inout CMTime, right: CMTime) { left = left + right }

  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

  // MARK: Multiples

  package func multiplied(by multiplier: Int64, over divisor: Int64) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    guard isNumeric else { return multiplied(bySignOf: Double(multiplier) * Double(divisor)) }
    let sign: Int64 = divisor < 0 ? -1 : 1
    return CMTime(
      Wide(value).times(multiplier).times(sign), over: Int64(clamping: divisor.magnitude),
      timescale: timescale, epoch: epoch, method: .default, isRounded: hasBeenRounded)
  }

  func multiplied(by multiplier: Double) -> CMTime {
    guard isValid, !multiplier.isNaN else { return .invalid }
    guard isNumeric else { return multiplied(bySignOf: multiplier) }
    if let whole = Int64(exactly: multiplier) { return multiplied(by: whole, over: 1) }
    return CMTime(
      seconds: seconds * multiplier, preferredTimescale: max(timescale, 1_000_000_000))
  }

  private func multiplied(bySignOf factor: Double) -> CMTime {
    if isIndefinite || factor == 0 { return .indefinite }
    return factor < 0 ? -self : self
  }

  // MARK: Rules of sums

  /// Nil if both are numeric.
  private static func infiniteSum(_ left: CMTime, _ right: CMTime) -> CMTime? {
    let times = [left, right]
    let isPositive = times.contains(where: \.isPositiveInfinity)
    let isNegative = times.contains(where: \.isNegativeInfinity)
    if isPositive, isNegative { return .indefinite }
    if isPositive { return .positiveInfinity }
    if isNegative { return .negativeInfinity }
    return times.contains(where: \.isIndefinite) ? .indefinite : nil
  }

  /// Nil for moments of two time lines.
  private static func epochOfSum(_ left: CMTime, _ right: CMTime) -> CMTimeEpoch? {
    if left.epoch == right.epoch || right.epoch == 0 { return left.epoch }
    return left.epoch == 0 ? right.epoch : nil
  }

  /// The least common multiple, or the greatest scale there is.
  private static func commonScale(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale {
    var (a, b) = (Int64(left), Int64(right))
    while b != 0 { (a, b) = (b, a % b) }
    let multiple = Int64(left) / a * Int64(right)
    return CMTimeScale(exactly: multiple) ?? .max
  }
}
