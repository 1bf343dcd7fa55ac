import SwiftUI

/// Shows values as marks in a plot.
public nonisolated struct Chart<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @State private var scroll = ChartScroll()

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    let records = content._marks.records
    let model = ChartModel(records, settings, scroll)
    let _ = UnplottableValues.tell(records)
    let scroller = PlotScroller(model: model, settings: settings, scroll: $scroll)
    ChartFrame(model: model, settings: settings) {
      ChartBody(
        model: model, settings: settings, scroller: scroller, calendar: calendar, locale: locale)
    }
    .coordinateSpace(.chart)
    .accessibilityElement(children: .contain)
  }

  @MainActor public var _structure: _ViewStructure { .view("Chart") }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest chart around.
  static var chart: NamedCoordinateSpace { .named("Charts.Chart") }
}

/// The chart with its legend.
struct ChartFrame<Body: View>: View {
  let model: ChartModel
  let settings: ChartSettings
  @ViewBuilder let chart: () -> Body

  var body: some View {
    switch settings.legend {
    case .hidden:
      chart()
    case .automatic:
      if model.legend.isEmpty { chart() } else { with(.bottomLeading, nil, nil, standardLegend) }
    case .shown(let position, let alignment, let spacing):
      with(position, alignment, spacing, standardLegend)
    case .custom(let position, let alignment, let spacing, let view):
      with(position, alignment, spacing, view)
    }
  }

  private var standardLegend: AnyView {
    AnyView(legend.font(.caption).foregroundStyle(.secondary))
  }

  @ViewBuilder
  private var legend: some View {
    if let bar = model.gradientLegend {
      bar
    } else {
      LegendLayout(spacing: 8) {
        ForEach(model.legend.indices, id: \.self) { index in
          HStack(spacing: 4) {
            Circle().fill(model.legend[index].style).frame(width: 8, height: 8)
            Text(verbatim: model.legend[index].name).lineLimit(1)
          }
        }
      }
    }
  }

  @ViewBuilder
  private func with(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ legend: AnyView
  ) -> some View {
    let horizontal = alignment?.horizontal ?? standardAlignment(position)
    let vertical = alignment?.vertical ?? .center
    switch position.kind {
    case .top, .topLeading, .topTrailing:
      VStack(alignment: horizontal, spacing: spacing ?? 8) {
        legend
        chart()
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing ?? 8) {
        legend
        chart()
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing ?? 8) {
        chart()
        legend
      }
    case .overlay:
      chart().overlay(alignment: alignment ?? .center) { legend }
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: horizontal, spacing: spacing ?? 8) {
        chart()
        legend
      }
    }
  }

  private func standardAlignment(_ position: AnnotationPosition) -> HorizontalAlignment {
    switch position.kind {
    case .top, .bottom: .center
    case .topTrailing, .bottomTrailing: .trailing
    default: .leading
    }
  }
}

/// The plot between its axes.
struct ChartBody: View {
  let model: ChartModel
  let settings: ChartSettings
  let scroller: PlotScroller
  let calendar: Calendar
  let locale: Locale

  private func stops(
    _ setting: ChartSettings.AxisSetting, _ scale: AxisScale, far: AxisMarkPosition
  ) -> [AxisStops] {
    let records: [AxisRecord] =
      switch setting {
      case .hidden: []
      case .standard: model.marks.isEmpty ? [] : [.standard]
      case .custom(let records): model.marks.isEmpty ? [] : records
      }
    return records.map {
      AxisStops(
        isFar: $0.position == far, stops: $0.stops(scale, calendar, locale),
        padding: scale.padding)
    }
  }

  var body: some View {
    let xAxes = stops(settings.xAxis, model.x, far: .top)
    let yAxes = stops(settings.yAxis, model.y, far: .leading)
    let plot = PlotView(
      model: model, xAxes: xAxes, yAxes: yAxes, settings: settings, scroller: scroller)
    ChartLayout {
      plotArea(plot).layoutValue(key: ChartPart.self, value: .plot)
      AxisArea(axes: xAxes, isX: true, style: settings.xAxisStyle)
      AxisArea(axes: yAxes, isX: false, style: settings.yAxisStyle)
      ForEach(settings.xTitles.indices, id: \.self) { title(settings.xTitles[$0], isX: true) }
      ForEach(settings.yTitles.indices, id: \.self) { title(settings.yTitles[$0], isX: false) }
    }
  }

  private func title(_ title: AxisTitle, isX: Bool) -> some View {
    title.view.font(.caption).foregroundStyle(.secondary)
      .layoutValue(
        key: ChartPart.self,
        value: .title(
          title.side(isX: isX), part: title.part(isX: isX),
          spacing: title.spacing ?? ChartLayout.gap))
  }

  @ViewBuilder
  private func plotArea(_ plot: PlotView) -> some View {
    let styled = settings.plotStyle?(ChartPlotContent(plot: plot)) ?? AnyView(plot)
    if settings.overlay == nil, settings.background == nil {
      styled
    } else {
      styled
        .anchorPreference(key: PlotBounds.self, value: .bounds) { $0 }
        .backgroundPreferenceValue(PlotBounds.self) { proxied(settings.background, $0) }
        .overlayPreferenceValue(PlotBounds.self) { proxied(settings.overlay, $0) }
    }
  }

  @ViewBuilder
  private func proxied(
    _ layer: ProxiedLayer?, _ anchor: Anchor<CGRect>?
  ) -> some View {
    if let layer {
      GeometryReader { geometry in
        ZStack(alignment: layer.alignment) {
          layer.make(
            ChartProxy(model: model, plotSize: geometry.size, frame: anchor, settings: settings))
        }
        .frame(
          width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
      }
    }
  }
}

private struct PlotBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
