/// A step of a stepper's value.
enum StepperMove {
  /// The value one step on, or back; whole numbers end at the greatest and the least of their type.
  ///
  /// `advanced(by:)` ends the process there: 3 - 5 is no `UInt`.
  static func value<Value: Strideable>(
    _ value: Value, movedBy step: Value.Stride, isBack: Bool
  ) -> Value {
    guard let whole = value as? any FixedWidthInteger, let distance = step as? Int,
      let moved = whole.moved(by: distance.magnitude, isDown: (distance < 0) != isBack) as? Value
    else { return value.advanced(by: isBack ? 0 - step : step) }
    return moved
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by distance: UInt, isDown: Bool) -> Self {
    let way = Self(clamping: distance)
    let (sum, isBeyond) =
      isDown ? subtractingReportingOverflow(way) : addingReportingOverflow(way)
    return isBeyond ? (isDown ? .min : .max) : sum
  }
}
