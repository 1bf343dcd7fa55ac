import Foundation
import SwiftUI

/// The plot: grid lines, marks, notes and what accessibility is told of each mark.
struct PlotView: View {
  let model: ChartModel
  let xAxes: [AxisStops]
  let yAxes: [AxisStops]
  let settings: ChartSettings
  let scroller: PlotScroller
  @Environment(\.layoutDirection) private var direction
  /// Where the windows were when a finger began to scroll.
  @State private var dragStart: ChartScroll?
  /// Where a finger began to select ranges.
  @State private var spanStart: (x: _ChartDatum?, y: _ChartDatum?)

  var body: some View {
    GeometryReader { proxy in
      // Asked only where it matters, since whoever asks is made anew when the chart moves.
      let chart =
        model.records.contains { $0.annotations.contains(where: \.overflow.needsChart) }
        ? proxy.bounds(of: .chart) : nil
      let geometry = PlotGeometry(model: model, size: proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(xAxes.indices, id: \.self) {
          GridLines(
            stops: xAxes[$0], axis: .horizontal, size: geometry.size, padding: model.x.padding)
        }
        ForEach(yAxes.indices, id: \.self) {
          GridLines(
            stops: yAxes[$0], axis: .vertical, size: geometry.size, padding: model.y.padding)
        }
        marks(geometry, chart)
        ForEach(geometry.seenPlaces.indices, id: \.self) {
          MarkElement(place: geometry.seenPlaces[$0])
        }
        fingers(geometry.size)
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }

  /// The marks and their notes; a plot that scrolls cuts off what it does not show.
  @ViewBuilder
  private func marks(_ geometry: PlotGeometry, _ chart: CGRect?) -> some View {
    let content = ZStack(alignment: .topLeading) {
      ForEach(geometry.layers.indices, id: \.self) { MarkLayer(layer: geometry.layers[$0]) }
      ForEach(geometry.places.indices, id: \.self) {
        MarkNotes(place: geometry.places[$0], chart: chart)
      }
    }
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    if scroller.isOn { content.clipped() } else { content }
  }

  // MARK: Fingers

  private var selects: Bool {
    settings.selectX != nil || settings.selectY != nil || settings.selectAngle != nil
      || settings.selectXRange != nil || settings.selectYRange != nil
  }

  /// Where fingers are followed: they scroll, or select.
  @ViewBuilder
  private func fingers(_ size: CGSize) -> some View {
    let area = Color.clear.contentShape(Rectangle())
    if let gesture = settings.gesture {
      gesture(AnyView(area), proxy(size))
    } else if scroller.isOn {
      area.gesture(scrolling(size)).accessibilityScrollAction { scroller.turnPage($0) }
    } else if selects {
      area.gesture(selection(size))
    }
  }

  private func proxy(_ size: CGSize) -> ChartProxy {
    ChartProxy(model: model, plotSize: size, frame: nil, settings: settings)
  }

  private func scrolling(_ size: CGSize) -> some Gesture {
    DragGesture()
      .onChanged { drag in
        if dragStart == nil { dragStart = scroller.place }
        if let dragStart { scroller.drag(from: dragStart, by: drag.translation, in: size) }
      }
      .onEnded { drag in
        if let dragStart {
          scroller.end(from: dragStart, by: drag.predictedEndTranslation, in: size)
        }
        dragStart = nil
      }
  }

  private func selection(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { select($0.location, in: size) }
      .onEnded { _ in deselect() }
  }

  private func select(_ point: CGPoint, in size: CGSize) {
    // The axis begins at the leading edge, fingers count from the left one.
    let along = direction == .rightToLeft ? size.width - point.x : point.x
    let proxy = proxy(size)
    let (x, y) = (proxy.xDatum(at: along), proxy.yDatum(at: point.y))
    settings.selectX?(x)
    settings.selectY?(y)
    settings.selectXRange?(spanX(to: x))
    settings.selectYRange?(spanY(to: y))
    settings.selectAngle?(model.value(atTurn: ChartProxy.turn(to: point, in: size)))
  }

  private func spanX(to end: _ChartDatum?) -> (_ChartDatum, _ChartDatum)? {
    guard let end else { return nil }
    if spanStart.x == nil { spanStart.x = end }
    return spanStart.x.map { ($0, end) }
  }

  private func spanY(to end: _ChartDatum?) -> (_ChartDatum, _ChartDatum)? {
    guard let end else { return nil }
    if spanStart.y == nil { spanStart.y = end }
    return spanStart.y.map { ($0, end) }
  }

  private func deselect() {
    spanStart = (nil, nil)
    settings.selectX?(nil)
    settings.selectY?(nil)
    settings.selectXRange?(nil)
    settings.selectYRange?(nil)
    settings.selectAngle?(nil)
  }
}

/// The lines at the values of an axis, across the plot and at its edge.
struct GridLines: View {
  let stops: AxisStops
  let axis: Axis
  let size: CGSize
  let padding: ScalePadding

  var body: some View {
    ForEach(stops.stops.indices, id: \.self) { index in
      let stop = stops.stops[index]
      ForEach(stop.parts.indices, id: \.self) { part in
        if let path = path(stop.parts[part], at: stop.position) {
          path.stroke(
            stop.parts[part].style ?? AnyShapeStyle(Color.gray.opacity(0.3)),
            style: stop.parts[part].stroke ?? StrokeStyle(lineWidth: 0.5)
          )
          .flipsForRightToLeftLayoutDirection(true)
        }
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  private func path(_ part: AxisPart, at position: Double) -> Path? {
    let across = axis == .horizontal ? size.height : size.width
    switch part.kind {
    case .grid: return line(position, from: 0, to: across)
    case .tick(let length, _):
      // From the plot's edge outwards.
      return stops.isFar
        ? line(position, from: 0, to: -length) : line(position, from: across, to: across + length)
    case .label: return nil
    }
  }

  /// A line at a value, between two distances from the plot's top or leading edge, in points.
  private func line(_ position: Double, from start: CGFloat, to end: CGFloat) -> Path {
    Path { path in
      if axis == .horizontal {
        let x = padding.point(position, in: size.width)
        path.move(to: CGPoint(x: x, y: start))
        path.addLine(to: CGPoint(x: x, y: end))
      } else {
        let y = size.height - padding.point(position, in: size.height)
        path.move(to: CGPoint(x: start, y: y))
        path.addLine(to: CGPoint(x: end, y: y))
      }
    }
  }
}

/// One drawn thing: a bar, a point, a line through several points.
struct MarkLayer: View {
  let layer: PlotLayer

  var body: some View {
    shape
      .opacity(layer.opacity)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  /// The mark with the app's changes; they see a bar or a symbol in its own size.
  private func changed<V: View>(_ view: V) -> AnyView {
    layer.effects.reduce(AnyView(view)) { $1($0) }
  }

  @ViewBuilder private var shape: some View {
    switch layer.shape {
    case .rectangle(let rect, let radius, let style):
      let bar = RoundedRectangle(cornerRadius: radius, style: style)
      if layer.isPaintedAcrossPlot {
        changed(
          Rectangle().fill(layer.style).mask(alignment: .topLeading) {
            bar.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
          })
      } else {
        changed(bar.fill(layer.style).frame(width: rect.width, height: rect.height))
          .offset(x: rect.minX, y: rect.minY)
      }
    case .filled(let path):
      changed(path.fill(layer.style).flipsForRightToLeftLayoutDirection(layer.isAlongX))
    case .stroked(let path, let stroke):
      changed(
        path.stroke(layer.style, style: stroke).flipsForRightToLeftLayoutDirection(layer.isAlongX))
    case .symbol(let symbol, let rect):
      changed(
        Group {
          if let outline = symbol.outline {
            SymbolOutline(kind: symbol.kind).stroke(layer.style, style: outline)
          } else {
            SymbolOutline(kind: symbol.kind).fill(layer.style)
          }
        }
        .frame(width: rect.width, height: rect.height)
      )
      .offset(x: rect.minX, y: rect.minY)
    case .view(let view, let center): changed(view).position(center)
    }
  }
}

/// The notes beside a mark.
struct MarkNotes: View {
  let place: MarkPlace
  /// In the space of the plot, in points; nil where no note asks for it.
  let chart: CGRect?

  var body: some View {
    ForEach(place.record.annotations.indices, id: \.self) { index in
      let note = place.record.annotations[index]
      NoteLayout(
        rect: place.rect, position: note.position, alignment: note.alignment,
        spacing: note.spacing, overflow: note.overflow, chart: chart
      ) {
        note.make(AnnotationContext(targetSize: place.rect.size))
      }
    }
  }
}

/// A mark as accessibility sees it.
struct MarkElement: View {
  let place: MarkPlace

  var body: some View {
    if !place.record.isHidden {
      Color.clear
        .frame(width: max(place.rect.width, 1), height: max(place.rect.height, 1))
        .accessibilityElement()
        .accessibilityLabel(place.record.label ?? Text(verbatim: place.label))
        .accessibilityValue(place.record.value ?? place.value)
        .accessibilityIdentifier(place.record.identifier ?? "")
        .offset(x: place.rect.minX, y: place.rect.minY)
        .allowsHitTesting(false)
    }
  }
}
