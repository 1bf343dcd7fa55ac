import SwiftUI

/// Content whose marks were changed.
public nonisolated struct _ChangedChartContent<Base: ChartContent>: ChartContent {
  public typealias Body = Never
  let base: Base
  let change: (inout MarkRecord) -> Void

  init(base: Base, change: @escaping (inout MarkRecord) -> Void) {
    self.base = base
    self.change = change
  }

  @MainActor public var _marks: _ChartMarks {
    _ChartMarks(
      base._marks.records.map { record in
        var copy = record
        change(&copy)
        return copy
      })
  }
}

extension ChartContent {
  nonisolated func changing(
    _ change: @escaping (inout MarkRecord) -> Void
  ) -> _ChangedChartContent<Self> {
    _ChangedChartContent(base: self, change: change)
  }

  // MARK: Looks. What is nearer to the mark wins.

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Gives each value a style of its own, and a row in the legend.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.styleKey == nil { $0.styleKey = value.plot } }
  }

  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    changing { $0.opacity *= value }
  }

  /// In points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { record in
      guard record.cornerRadius == nil else { return }
      record.cornerRadius = radius
      record.cornerStyle = style
    }
  }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex = value }
  }

  /// In points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// In points.
  public nonisolated func offset(_ value: CGSize) -> some ChartContent {
    offset(x: value.width, y: value.height)
  }

  // MARK: Places

  /// Puts bars with different values beside each other: along `axis`, in a room of `span` together.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { record in
      guard record.positionKey == nil else { return }
      record.positionKey = value.plot
      record.positionAxis = axis
      record.positionSpan = span
    }
  }

  // MARK: Symbols

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { if $0.symbol == nil { $0.symbol = symbol._basic } }
  }

  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.symbolKey == nil { $0.symbolKey = value.plot } }
  }

  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { if $0.symbolView == nil { $0.symbolView = view } }
  }

  /// In square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolArea = area }
  }

  /// In points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  // MARK: Notes

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: .automatic, content: content)
  }

  /// Puts a view beside the mark, moved into the chart as `overflowResolution` asks.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return note(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Puts a view beside the mark, made for the mark's size.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    nonisolated(unsafe) let content = content
    return note(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Puts a view beside the mark, made for the mark's size and moved into the chart as
  /// `overflowResolution` asks.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    nonisolated(unsafe) let content = content
    return note(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private nonisolated func note(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    _ make: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> _ChangedChartContent<Self> {
    changing {
      $0.annotations.append(
        MarkRecord.Annotation(
          position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow,
          make: make))
    }
  }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.label = label }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.value = value }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some ChartContent {
    changing { $0.identifier = identifier }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isHidden = hidden }
  }
}
