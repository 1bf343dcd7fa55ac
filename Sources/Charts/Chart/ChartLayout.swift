import SwiftUI

/// What a view is in a chart.
struct ChartPart: LayoutValueKey {
  /// Where the label of a value stands.
  struct LabelPlace: Sendable {
    /// In 0...1 along the axis.
    let position: Double
    let anchor: UnitPoint
    /// In points.
    let offset: CGSize
    let padding: ScalePadding
    /// At the top or the leading side.
    let isFar: Bool
    /// From the plot, in points.
    let distance: CGFloat
    /// Whether it is left out where it would lie over a label before it.
    let makesWay: Bool
  }

  enum Part: Sendable {
    case plot
    case x(LabelPlace)
    case y(LabelPlace)
    /// All labels of an axis at one side, in a view of the app's own: at the top or the leading side, or not.
    case xArea(Bool)
    case yArea(Bool)
    /// The label of a whole axis; `part` says where along its side, `spacing` is in points.
    case title(AxisTitle.Side, part: UnitPoint, spacing: CGFloat)
  }

  static let defaultValue = Part.plot
}

/// The labels of an axis.
struct AxisLabels: View {
  let axis: AxisStops
  let isX: Bool

  var body: some View {
    ForEach(axis.stops.indices, id: \.self) { index in
      let stop = axis.stops[index]
      ForEach(stop.parts.indices, id: \.self) { part in
        if case .label(let view, let format) = stop.parts[part].kind {
          label(stop, stop.parts[part], view, format)
        }
      }
    }
  }

  private func label(
    _ stop: AxisStop, _ part: AxisPart, _ view: AnyView?, _ format: ((_ChartDatum) -> String?)?
  ) -> some View {
    TurnedLabel(turn: part.orientation.turn) {
      Group {
        if let view {
          view
        } else {
          Text(verbatim: stop.text(formattedBy: format))
        }
      }
      .font(part.font ?? .caption)
      .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      .fixedSize()
    }
    .modifier(LeftOutWithoutRoom())
    .layoutValue(key: ChartPart.self, value: isX ? .x(place(stop, part)) : .y(place(stop, part)))
  }

  private func place(_ stop: AxisStop, _ part: AxisPart) -> ChartPart.LabelPlace {
    let anchor = part.anchor ?? standardAnchor(part.isCentered ?? stop.isBand)
    let away = isX ? part.verticalSpacing : part.horizontalSpacing
    let beside = (isX ? part.horizontalSpacing : part.verticalSpacing) ?? 0
    // Away from the line of its value, to the side on which the label stands.
    let end = isX ? anchor.x : anchor.y
    let shift = end == 0 ? beside : end == 1 ? -beside : 0
    return ChartPart.LabelPlace(
      position: stop.position, anchor: anchor,
      offset: CGSize(
        width: part.offset.width + (isX ? shift : 0),
        height: part.offset.height + (isX ? 0 : shift)),
      padding: axis.padding, isFar: axis.isFar,
      distance: away ?? max(ChartLayout.gap, axis.tickLength), makesWay: part.resolution.makesWay)
  }

  private func standardAnchor(_ isCentered: Bool) -> UnitPoint {
    // On a continuous scale a text stands behind its line.
    isX
      ? (isCentered ? (axis.isFar ? .bottom : .top) : (axis.isFar ? .bottomLeading : .topLeading))
      : (axis.isFar ? .trailing : .leading)
  }
}

/// Places the plot between the labels of its axes.
struct ChartLayout: Layout {
  /// Between labels and plot, in points.
  static let gap: CGFloat = 4

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  private nonisolated func insets(_ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets()
    var titles = EdgeInsets()
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      switch subview[ChartPart.self] {
      case .plot: break
      case .x(let place):
        if place.isFar {
          insets.top = max(insets.top, size.height + place.distance)
        } else {
          insets.bottom = max(insets.bottom, size.height + place.distance)
        }
      case .y(let place):
        if place.isFar {
          insets.leading = max(insets.leading, size.width + place.distance)
        } else {
          insets.trailing = max(insets.trailing, size.width + place.distance)
        }
      case .xArea(let isFar):
        if isFar {
          insets.top = max(insets.top, size.height)
        } else {
          insets.bottom = max(insets.bottom, size.height)
        }
      case .yArea(let isFar):
        if isFar {
          insets.leading = max(insets.leading, size.width)
        } else {
          insets.trailing = max(insets.trailing, size.width)
        }
      case .title(let side, _, let spacing):
        switch side {
        case .top: titles.top += size.height + spacing
        case .bottom: titles.bottom += size.height + spacing
        case .leading: titles.leading += size.width + spacing
        case .trailing: titles.trailing += size.width + spacing
        case .overlay: break
        }
      }
    }
    return EdgeInsets(
      top: insets.top + titles.top, leading: insets.leading + titles.leading,
      bottom: insets.bottom + titles.bottom, trailing: insets.trailing + titles.trailing)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let insets = insets(subviews)
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    // What titles have left of the bounds, from outside inwards.
    var room = bounds
    // Labels make way for those of their own direction.
    var takenBelow = TakenLabels()
    var takenBeside = TakenLabels()
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .plot:
        subview.place(
          at: plot.origin, proposal: ProposedViewSize(width: plot.width, height: plot.height))
      case .x(let label):
        let edge = label.isFar ? plot.minY : plot.maxY
        takenBelow.place(subview, label, at: label.x(in: plot, edge))
      case .y(let label):
        let edge = label.isFar ? plot.minX : plot.maxX
        takenBeside.place(subview, label, at: label.y(in: plot, edge))
      case .xArea(let isFar):
        subview.place(
          at: CGPoint(x: plot.minX, y: isFar ? plot.minY : plot.maxY),
          anchor: isFar ? .bottomLeading : .topLeading,
          proposal: ProposedViewSize(width: plot.width, height: nil))
      case .yArea(let isFar):
        subview.place(
          at: CGPoint(x: isFar ? plot.minX : plot.maxX, y: plot.minY),
          anchor: isFar ? .topTrailing : .topLeading,
          proposal: ProposedViewSize(width: nil, height: plot.height))
      case .title(let side, let part, let spacing):
        placeTitle(subview, side, part, spacing, plot, &room)
      }
    }
  }

  private nonisolated func placeTitle(
    _ subview: LayoutSubview, _ side: AxisTitle.Side, _ part: UnitPoint, _ spacing: CGFloat,
    _ plot: CGRect, _ room: inout CGRect
  ) {
    let size = subview.sizeThatFits(.unspecified)
    var anchor = part
    var point = CGPoint(
      x: plot.minX + plot.width * part.x, y: plot.minY + plot.height * part.y)
    switch side {
    case .top:
      (point.y, anchor.y) = (room.minY, 0)
      room.origin.y += size.height + spacing
      room.size.height -= size.height + spacing
    case .bottom:
      (point.y, anchor.y) = (room.maxY, 1)
      room.size.height -= size.height + spacing
    case .leading:
      (point.x, anchor.x) = (room.minX, 0)
      room.origin.x += size.width + spacing
      room.size.width -= size.width + spacing
    case .trailing:
      (point.x, anchor.x) = (room.maxX, 1)
      room.size.width -= size.width + spacing
    case .overlay: break
    }
    subview.place(at: point, anchor: anchor, proposal: .unspecified)
  }
}
