import SwiftUI

extension View {
  private nonisolated func chart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Axes

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .standard }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .standard }
  }

  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let records = content()._axes.records
    return chart { $0.xAxis = .custom(records) }
  }

  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View {
    let records = content()._axes.records
    return chart { $0.yAxis = .custom(records) }
  }

  /// Names the x axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the x axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the x axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.xTitles.append(title) }
  }

  /// Names the y axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the y axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the y axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.yTitles.append(title) }
  }

  // MARK: Scales

  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart { $0.x.take(domain, type) }
  }

  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    chart { $0.x.isLogarithmic = type == .log }
  }

  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart { $0.y.take(domain, type) }
  }

  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    chart { $0.y.isLogarithmic = type == .log }
  }

  // MARK: Styles

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) }
    return chart { settings in
      settings.styleDomain = pairs.map(\.0)
      for (key, style) in pairs { settings.styles[key] = style }
    }
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let keys = domain.map(\.datum)
    let styles = range.map { AnyShapeStyle($0) }
    return chart {
      $0.styleDomain = keys
      $0.styleRange = styles
    }
  }

  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S]
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.styleRange = styles }
  }

  /// Gives each value the style that `mapping` makes for it.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.styleMapping = { D.of($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value._basic) }
    return chart { for (key, symbol) in pairs { $0.symbols[key] = symbol } }
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let pairs = zip(domain.map(\.datum), range.map(\._basic)).map { ($0, $1) }
    return chart { for (key, symbol) in pairs { $0.symbols[key] = symbol } }
  }

  /// The areas of the symbols of nothing and of the greatest value, in square points.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolAreas = range }
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value) }
    return chart { for (key, style) in pairs { $0.lines[key] = style } }
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let pairs = zip(domain.map(\.datum), range).map { ($0, $1) }
    return chart { for (key, style) in pairs { $0.lines[key] = style } }
  }

  // MARK: Parts

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend = visibility == .hidden ? .hidden : .automatic }
  }

  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.legend = .shown(position, alignment, spacing) }
  }

  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart { $0.legend = .custom(position, alignment, spacing, view) }
  }

  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> C
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Shows a view over the plot.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chart { $0.overlay = ProxiedLayer(alignment: alignment) { AnyView(content($0)) } }
  }

  /// Shows a view behind the plot.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chart { $0.background = ProxiedLayer(alignment: alignment) { AnyView(content($0)) } }
  }

  // MARK: Selection

  /// Follows a finger on the plot; nil while there is none.
  ///
  /// Differs from Apple's: in a chart that scrolls fingers only scroll.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectX = { value.wrappedValue = $0.flatMap(P.of) } }
  }

  /// Follows a finger on the plot; nil while there is none.
  ///
  /// Differs from Apple's: in a chart that scrolls fingers only scroll.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectY = { value.wrappedValue = $0.flatMap(P.of) } }
  }

  /// Follows a finger on a pie: the sum of the values of its sectors up to there, clockwise from the top.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectAngle = { value.wrappedValue = $0.flatMap(P.of) } }
  }
}

extension ScaleSetting {
  mutating func take(_ domain: _ScaleDomain, _ type: ScaleType?) {
    self.domain = domain.data
    includesZero = domain.includesZero
    isReversed = domain.isReversed
    isLogarithmic = type == .log
  }
}
