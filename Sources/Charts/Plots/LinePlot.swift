import SwiftUI

/// The line of a function, or of a collection's values.
public nonisolated struct LinePlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension LinePlot {
  /// One line through all elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = _VectorizedPlotContent(data, .line) {
      ($0.x, $0.y) = (x.plot($1), y.plot($1))
    }
  }

  /// A line for each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = _VectorizedPlotContent(data, .line) {
      ($0.x, $0.y, $0.series) = (x.plot($1), y.plot($1), series.plot($1))
    }
  }
}

/// The marks of a function.
public struct FunctionLinePlotContent: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  nonisolated init(_ record: _MarkBox) { _record = record }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of `function`, over `domain` or the whole x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain, function)
  }

  /// The line of `function`, over `domain` or the whole x axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain, function)
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      _MarkBox(.line) {
        $0.x = PlotValue(label: x, datum: .number(0))
        $0.y = PlotValue(label: y, datum: .number(0))
        $0.function = FunctionMarks(domain: domain) { (function($0), nil) }
      })
  }
}
