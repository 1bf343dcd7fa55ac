import SwiftUI

/// The plot: grid lines, marks, notes and what accessibility is told of each mark.
struct PlotView: View {
  let model: ChartModel
  let xAxes: [AxisStops]
  let yAxes: [AxisStops]
  let settings: ChartSettings

  var body: some View {
    GeometryReader { proxy in
      // Asked only where it matters, since whoever asks is made anew when the chart moves.
      let chart =
        model.records.contains { $0.annotations.contains(where: \.overflow.needsChart) }
        ? proxy.bounds(of: .chart) : nil
      let geometry = PlotGeometry(model: model, size: proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(xAxes.indices, id: \.self) {
          GridLines(stops: xAxes[$0], axis: .horizontal, size: geometry.size)
        }
        ForEach(yAxes.indices, id: \.self) {
          GridLines(stops: yAxes[$0], axis: .vertical, size: geometry.size)
        }
        ForEach(geometry.layers.indices, id: \.self) { MarkLayer(layer: geometry.layers[$0]) }
        ForEach(geometry.places.indices, id: \.self) {
          MarkNotes(place: geometry.places[$0], chart: chart)
        }
        ForEach(geometry.places.indices, id: \.self) { MarkElement(place: geometry.places[$0]) }
        if settings.selectX != nil || settings.selectY != nil { selection(geometry.size) }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }

  /// Where a finger is followed.
  private func selection(_ size: CGSize) -> some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if size.width > 0 {
              settings.selectX?(model.x.value(at: drag.location.x / size.width))
            }
            if size.height > 0 {
              settings.selectY?(model.y.value(at: 1 - drag.location.y / size.height))
            }
          }
          .onEnded { _ in
            settings.selectX?(nil)
            settings.selectY?(nil)
          })
  }
}

/// The lines at the values of an axis, across the plot and at its edge.
struct GridLines: View {
  let stops: AxisStops
  let axis: Axis
  let size: CGSize

  var body: some View {
    ForEach(stops.stops.indices, id: \.self) { index in
      let stop = stops.stops[index]
      ForEach(stop.parts.indices, id: \.self) { part in
        if let path = path(stop.parts[part], at: stop.position) {
          path.stroke(
            stop.parts[part].style ?? AnyShapeStyle(Color.gray.opacity(0.3)),
            style: stop.parts[part].stroke ?? StrokeStyle(lineWidth: 0.5))
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
        path.move(to: CGPoint(x: size.width * position, y: start))
        path.addLine(to: CGPoint(x: size.width * position, y: end))
      } else {
        path.move(to: CGPoint(x: start, y: size.height * (1 - position)))
        path.addLine(to: CGPoint(x: end, y: size.height * (1 - position)))
      }
    }
  }
}

/// One drawn thing: a bar, a point, a line through several points.
struct MarkLayer: View {
  let layer: PlotLayer

  var body: some View {
    content
      .opacity(layer.opacity)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  @ViewBuilder private var content: some View {
    switch layer.shape {
    case .rectangle(let rect, let radius, let style):
      RoundedRectangle(cornerRadius: radius, style: style)
        .fill(layer.style)
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
    case .filled(let path): path.fill(layer.style)
    case .stroked(let path, let stroke): path.stroke(layer.style, style: stroke)
    case .symbol(let symbol, let rect):
      Group {
        if let width = symbol.lineWidth {
          SymbolOutline(kind: symbol.kind).stroke(layer.style, lineWidth: width)
        } else {
          SymbolOutline(kind: symbol.kind).fill(layer.style)
        }
      }
      .frame(width: rect.width, height: rect.height)
      .offset(x: rect.minX, y: rect.minY)
    case .view(let view, let center): view.position(center)
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
        note.view
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
