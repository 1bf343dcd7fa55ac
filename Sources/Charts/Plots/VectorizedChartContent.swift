/// Content that shows each element of some data by one mark.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  /// The marks with their elements.
  var _elementMarks: _ElementMarks<DataElement> { get }
}

/// Marks with the elements that they show, for the chart.
public struct _ElementMarks<Element> {
  var marks: [(record: MarkRecord, element: Element)]

  init(_ marks: [(record: MarkRecord, element: Element)]) { self.marks = marks }

  /// A mark for each element, which `fill` makes of it.
  init<Data: RandomAccessCollection>(
    _ data: Data, _ kind: (Element) -> MarkRecord.Kind,
    _ fill: (inout MarkRecord, Element) -> Void
  ) where Data.Element == Element {
    marks = data.map { element in
      var record = MarkRecord(kind(element))
      fill(&record, element)
      return (record, element)
    }
  }

  var records: _ChartMarks { _ChartMarks(marks.map(\.record)) }
}

/// The marks of some data.
public nonisolated struct _VectorizedPlotContent<Data: RandomAccessCollection>:
  VectorizedChartContent
{
  public typealias Body = Never
  public typealias DataElement = Data.Element
  private let elementMarks: _ElementMarks<Data.Element>

  init(
    _ data: Data, _ kind: MarkRecord.Kind, _ fill: (inout MarkRecord, Data.Element) -> Void
  ) {
    elementMarks = _ElementMarks(data, { _ in kind }, fill)
  }

  init(
    sectors data: Data, _ kind: (Data.Element) -> MarkRecord.Kind, _ y: (Data.Element) -> PlotValue
  ) {
    elementMarks = _ElementMarks(data, kind) { $0.y = y($1) }
  }

  @MainActor public var _elementMarks: _ElementMarks<Data.Element> { elementMarks }
  @MainActor public var _marks: _ChartMarks { elementMarks.records }
}

public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> =
  _VectorizedPlotContent<Data>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>
