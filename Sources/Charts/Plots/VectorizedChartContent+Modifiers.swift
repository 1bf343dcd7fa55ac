import SwiftUI

/// The marks of some data, each changed by its element.
public nonisolated struct _ChangedVectorizedContent<Base: VectorizedChartContent>:
  VectorizedChartContent
{
  public typealias Body = Never
  public typealias DataElement = Base.DataElement
  let base: Base
  let change: (inout MarkRecord, Base.DataElement) -> Void

  init(_ base: Base, _ change: @escaping (inout MarkRecord, Base.DataElement) -> Void) {
    self.base = base
    self.change = change
  }

  @MainActor public var _elementMarks: _ElementMarks<Base.DataElement> {
    _ElementMarks(
      base._elementMarks.marks.map { mark in
        var record = mark.record
        change(&record, mark.element)
        return (record, mark.element)
      })
  }

  @MainActor public var _marks: _ChartMarks { _elementMarks.records }
}

// What is nearer to the plot wins, as it does for marks.
extension VectorizedChartContent {
  private nonisolated func changing(
    _ change: @escaping (inout MarkRecord, DataElement) -> Void
  ) -> _ChangedVectorizedContent<Self> {
    _ChangedVectorizedContent(self, change)
  }

  // MARK: Looks

  public nonisolated func foregroundStyle(
    _ style: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.style == nil { $0.style = AnyShapeStyle($1[keyPath: style]) } }
  }

  /// Gives each value a style of its own, and a row in the legend.
  public nonisolated func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.styleKey == nil { $0.styleKey = value.plot($1) } }
  }

  public nonisolated func opacity(
    _ value: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.opacity *= Double($1[keyPath: value]) }
  }

  public nonisolated func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.lineStyle == nil { $0.lineStyle = $1[keyPath: style] } }
  }

  /// Gives each value dashes of its own.
  public nonisolated func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.lineKey == nil { $0.lineKey = value.plot($1) } }
  }

  public nonisolated func zIndex(
    _ value: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.zIndex = $1[keyPath: value] }
  }

  /// Puts bars with different values beside each other: along `axis`, in a room of `span` together.
  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changing { record, element in
      guard record.positionKey == nil else { return }
      record.positionKey = value.plot(element)
      record.positionAxis = axis
      record.positionSpan = span
    }
  }

  // MARK: Symbols

  public nonisolated func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolKey == nil { $0.symbolKey = value.plot($1) } }
  }

  /// In square points.
  public nonisolated func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.symbolArea = $1[keyPath: area] }
  }

  /// In points.
  public nonisolated func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      let size = $1[keyPath: size]
      $0.symbolArea = size.width * size.height
    }
  }

  /// Makes symbols as large as their values: those of the greatest value have the most area.
  public nonisolated func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolSizeKey == nil { $0.symbolSizeKey = value.plot($1) } }
  }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.label = Text($1[keyPath: label]) }
  }

  public nonisolated func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.value = Text($1[keyPath: value]) }
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.identifier = $1[keyPath: identifier] }
  }

  public nonisolated func accessibilityHidden(
    _ isHidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $0.isHidden = $1[keyPath: isHidden] }
  }
}
