import SwiftUI

/// Points, one for each element of some data.
public nonisolated struct PointPlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension PointPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = _VectorizedPlotContent(data, .point) {
      ($0.x, $0.y) = (x.plot($1), y.plot($1))
    }
  }

  /// In points from the top of the plot; nil is its middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: CGFloat?
  ) where Content == VectorizedPointPlotContent<Data> {
    content = _VectorizedPlotContent(data, .point) {
      ($0.x, $0.yPoint.start) = (x.plot($1), y)
    }
  }

  /// In points from the left of the plot; nil is its middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: CGFloat?,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = _VectorizedPlotContent(data, .point) {
      ($0.y, $0.xPoint.start) = (y.plot($1), x)
    }
  }

  /// In points from the top of the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = _VectorizedPlotContent(data, .point) {
      ($0.x, $0.yPoint.start) = (x.plot($1), $1[keyPath: y])
    }
  }

  /// In points from the left of the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = _VectorizedPlotContent(data, .point) {
      ($0.y, $0.xPoint.start) = (y.plot($1), $1[keyPath: x])
    }
  }
}
