/// Several statements of ticks, one after the other.
///
/// Differs from Apple's: each statement after the first is in a pair with all of those before it.
public nonisolated struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V

  /// The statements.
  public var value: T
  public let body: [SliderTick<V>]

  init(value: T, body: [SliderTick<V>]) {
    self.value = value
    self.body = body
  }
}
