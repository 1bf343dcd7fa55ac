import SwiftUI

/// The area below a function, between two, or of a collection's values.
public nonisolated struct AreaPlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = _VectorizedPlotContent(data, .area) {
      ($0.x, $0.y, $0.stacking) = (x.plot($1), y.plot($1), stacking)
    }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = _VectorizedPlotContent(data, .area) {
      ($0.x, $0.y, $0.stacking) = (x.plot($1), y.plot($1), stacking)
      $0.series = series.plot($1)
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = _VectorizedPlotContent(data, .area) {
      ($0.x, $0.y, $0.yEnd) = (x.plot($1), yStart.plot($1), yEnd.plot($1))
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = _VectorizedPlotContent(data, .area) {
      ($0.x, $0.y, $0.yEnd) = (x.plot($1), yStart.plot($1), yEnd.plot($1))
      $0.series = series.plot($1)
    }
  }

  /// An area between two lines that run from the bottom to the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = _VectorizedPlotContent(data, .area) {
      ($0.x, $0.xEnd, $0.y) = (xStart.plot($1), xEnd.plot($1), y.plot($1))
    }
  }
}

/// The marks of a function.
public struct FunctionAreaPlotContent: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  nonisolated init(_ record: _MarkBox) { _record = record }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between `function` and zero, over `domain` or the whole x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain) { (function($0), nil) }
  }

  /// The area between `function` and zero, over `domain` or the whole x axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x), Text(y), domain) { (function($0), nil) }
  }

  /// The area between the two values of `function`, over `domain` or the whole x axis.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(Text(x), Text(yStart), domain) {
      let ends = function($0)
      return (ends.yStart, ends.yEnd)
    }
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
    _ values: @escaping (Double) -> (y: Double, end: Double?)
  ) {
    content = FunctionAreaPlotContent(
      _MarkBox(.area) {
        $0.x = PlotValue(label: x, datum: .number(0))
        $0.y = PlotValue(label: y, datum: .number(0))
        $0.function = FunctionMarks(domain: domain, values: values)
      })
  }
}
