/// Builds the ticks of a slider from the statements of a closure.
@resultBuilder
public nonisolated struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }

  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent(value: (), body: [])
  }

  public static func buildPartialBlock<C: SliderTickContent<V>>(first content: C) -> C { content }

  public static func buildPartialBlock<C0: SliderTickContent<V>, C1: SliderTickContent<V>>(
    accumulated: C0, next: C1
  ) -> TupleSliderTickContent<V, (C0, C1)> {
    TupleSliderTickContent(
      value: (accumulated, next), body: Array(accumulated.body) + Array(next.body))
  }

  public static func buildIf<C: SliderTickContent<V>>(
    _ content: C?
  ) -> TupleSliderTickContent<V, C?> {
    TupleSliderTickContent(value: content, body: content.map { Array($0.body) } ?? [])
  }

  public static func buildEither<C: SliderTickContent<V>>(
    first: C
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  public static func buildEither<C: SliderTickContent<V>>(
    second: C
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), body: Array(second.body))
  }
}
