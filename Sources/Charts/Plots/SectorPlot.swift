import SwiftUI

/// Slices of a pie, one for each element of some data.
public nonisolated struct SectorPlot<Content> {
  public typealias Body = Never
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  @MainActor public var _marks: _ChartMarks { content._marks }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elementMarks: _ElementMarks<DataElement> { content._elementMarks }
}

extension SectorPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = _VectorizedPlotContent(
      sectors: data,
      {
        .sector(
          inner: innerRadius.dimension($0), outer: outerRadius.dimension($0),
          inset: angularInset ?? 0)
      }, angle.plot)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = _VectorizedPlotContent(
      sectors: data,
      {
        .sector(
          inner: innerRadius.dimension($0), outer: outerRadius.dimension($0),
          inset: $0[keyPath: angularInset])
      }, angle.plot)
  }
}
