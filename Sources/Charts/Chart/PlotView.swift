import SwiftUI

/// The plot: grid lines, marks, notes and what accessibility is told of each mark.
struct PlotView: View {
  let model: ChartModel
  let xStops: [AxisStop]
  let yStops: [AxisStop]
  let settings: ChartSettings

  var body: some View {
    GeometryReader { geometry in
      let geometry = PlotGeometry(model: model, size: geometry.size)
      ZStack(alignment: .topLeading) {
        GridLines(stops: xStops, axis: .horizontal, size: geometry.size)
        GridLines(stops: yStops, axis: .vertical, size: geometry.size)
        ForEach(geometry.layers.indices, id: \.self) { MarkLayer(layer: geometry.layers[$0]) }
        ForEach(geometry.places.indices, id: \.self) { MarkNotes(place: geometry.places[$0]) }
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

/// The lines at the values of an axis.
struct GridLines: View {
  let stops: [AxisStop]
  let axis: Axis
  let size: CGSize

  var body: some View {
    ForEach(stops.indices, id: \.self) { index in
      let stop = stops[index]
      ForEach(stop.parts.indices, id: \.self) { part in
        if case .grid = stop.parts[part].kind {
          line(stop.position)
            .stroke(
              stop.parts[part].style ?? AnyShapeStyle(Color.gray.opacity(0.3)),
              style: stop.parts[part].stroke ?? StrokeStyle(lineWidth: 0.5))
        }
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  private func line(_ position: Double) -> Path {
    Path { path in
      if axis == .horizontal {
        path.move(to: CGPoint(x: size.width * position, y: 0))
        path.addLine(to: CGPoint(x: size.width * position, y: size.height))
      } else {
        path.move(to: CGPoint(x: 0, y: size.height * (1 - position)))
        path.addLine(to: CGPoint(x: size.width, y: size.height * (1 - position)))
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
    case .rectangle(let rect, let radius):
      RoundedRectangle(cornerRadius: radius, style: .continuous)
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

  var body: some View {
    ForEach(place.record.annotations.indices, id: \.self) { index in
      let note = place.record.annotations[index]
      NoteLayout(rect: place.rect, position: note.position, spacing: note.spacing) { note.view }
    }
  }
}

/// Puts a note beside a rectangle of the plot.
struct NoteLayout: Layout {
  let rect: CGRect
  let position: AnnotationPosition
  let spacing: CGFloat

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let (point, anchor): (CGPoint, UnitPoint) =
      switch position.kind {
      case .overlay: (CGPoint(x: rect.midX, y: rect.midY), .center)
      case .automatic, .top: (CGPoint(x: rect.midX, y: rect.minY - spacing), .bottom)
      case .topLeading: (CGPoint(x: rect.minX, y: rect.minY - spacing), .bottomLeading)
      case .topTrailing: (CGPoint(x: rect.maxX, y: rect.minY - spacing), .bottomTrailing)
      case .bottom: (CGPoint(x: rect.midX, y: rect.maxY + spacing), .top)
      case .bottomLeading: (CGPoint(x: rect.minX, y: rect.maxY + spacing), .topLeading)
      case .bottomTrailing: (CGPoint(x: rect.maxX, y: rect.maxY + spacing), .topTrailing)
      case .leading: (CGPoint(x: rect.minX - spacing, y: rect.midY), .trailing)
      case .trailing: (CGPoint(x: rect.maxX + spacing, y: rect.midY), .leading)
      }
    for subview in subviews { subview.place(at: point, anchor: anchor, proposal: .unspecified) }
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
