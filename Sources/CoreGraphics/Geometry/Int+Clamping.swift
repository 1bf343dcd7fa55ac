extension Int {
  /// The whole part of a number; the greatest and the least `Int` for those beyond, 0 for what is no number.
  ///
  /// `Int(_:)` ends the process for such numbers, which apps can give wherever they give a number.
  package init(clamping number: Double) {
    guard !number.isNaN else {
      self = 0
      return
    }
    self = number >= 0x1p63 ? .max : number < -0x1p63 ? .min : Int(number)
  }
}
