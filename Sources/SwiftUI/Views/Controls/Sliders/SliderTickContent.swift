/// Ticks of a slider.
public nonisolated protocol SliderTickContent<Value> {
  /// What the slider's value is.
  associatedtype Value: BinaryFloatingPoint
  /// The collection that the ticks are in.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks, in the order in which they were written.
  var body: Body { get }
}
