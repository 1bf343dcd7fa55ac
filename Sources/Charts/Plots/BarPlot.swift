import SwiftUI

/// Bars, one for each element of some data.
public nonisolated struct BarPlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension BarPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = _VectorizedPlotContent(data, .bar) {
      ($0.x, $0.y, $0.stacking) = (x.plot($1), y.plot($1), stacking)
      ($0.width, $0.height) = (width.dimension($1), height.dimension($1))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = _VectorizedPlotContent(data, .bar) {
      ($0.x, $0.xEnd, $0.y) = (xStart.plot($1), xEnd.plot($1), y.plot($1))
      $0.height = height.dimension($1)
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = _VectorizedPlotContent(data, .bar) {
      ($0.x, $0.y, $0.yEnd) = (x.plot($1), yStart.plot($1), yEnd.plot($1))
      $0.width = width.dimension($1)
    }
  }

  /// The ends are told in points from the top of the plot; nil is its edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = _VectorizedPlotContent(data, .bar) {
      ($0.x, $0.yPoint, $0.stacking) = (x.plot($1), reach(yStart, yEnd), stacking)
      $0.width = width.dimension($1)
    }
  }

  /// The ends are told in points from the left of the plot; nil is its edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = _VectorizedPlotContent(data, .bar) {
      ($0.y, $0.xPoint, $0.stacking) = (y.plot($1), reach(xStart, xEnd), stacking)
      $0.height = height.dimension($1)
    }
  }
}
