import SwiftUI

/// Straight lines across the plot, one for each element of some data.
public nonisolated struct RulePlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension RulePlot {
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = _VectorizedPlotContent(data, .rule) {
      ($0.x, $0.y, $0.yEnd) = (x.plot($1), yStart.plot($1), yEnd.plot($1))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = _VectorizedPlotContent(data, .rule) {
      ($0.x, $0.xEnd, $0.y) = (xStart.plot($1), xEnd.plot($1), y.plot($1))
    }
  }

  /// The ends are told in points from the top of the plot; nil is its edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = _VectorizedPlotContent(data, .rule) {
      ($0.x, $0.yPoint) = (x.plot($1), reach(yStart, yEnd))
    }
  }

  /// The ends are told in points from the left of the plot; nil is its edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = _VectorizedPlotContent(data, .rule) {
      ($0.y, $0.xPoint) = (y.plot($1), reach(xStart, xEnd))
    }
  }
}
