import SwiftUI

/// The line of a function, or of a collection's values.
public struct LinePlot: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  /// The line of `function`, over `domain` or the whole x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain, function)
  }

  /// The line of `function`, over `domain` or the whole x axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain, function)
  }

  private nonisolated init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
  ) {
    _record = _MarkBox(.line) {
      $0.x = PlotValue(label: x, datum: .number(0))
      $0.y = PlotValue(label: y, datum: .number(0))
      $0.function = FunctionMarks(domain: domain) { (function($0), nil) }
    }
  }
}

/// The area below a function, or between two.
public struct AreaPlot: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  /// The area between `function` and zero, over `domain` or the whole x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain) { (function($0), nil) }
  }

  /// The area between `function` and zero, over `domain` or the whole x axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain) { (function($0), nil) }
  }

  /// The area between the two values of `function`, over `domain` or the whole x axis.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(Text(x), Text(yStart), domain) {
      let ends = function($0)
      return (ends.yStart, ends.yEnd)
    }
  }

  private nonisolated init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
    _ values: @escaping (Double) -> (y: Double, end: Double?)
  ) {
    _record = _MarkBox(.area) {
      $0.x = PlotValue(label: x, datum: .number(0))
      $0.y = PlotValue(label: y, datum: .number(0))
      $0.function = FunctionMarks(domain: domain, values: values)
    }
  }
}
