import SwiftUI

/// What a view is in a chart.
struct ChartPart: LayoutValueKey {
  enum Part: Sendable {
    case plot
    case x(position: Double, anchor: UnitPoint, offset: CGSize, isFar: Bool)
    case y(position: Double, anchor: UnitPoint, offset: CGSize, isFar: Bool)
    case xTitle
    case yTitle
  }

  static let defaultValue = Part.plot
}

/// The labels of an axis, and its ticks.
struct AxisLabels: View {
  let stops: [AxisStop]
  let isX: Bool
  /// At the top or the leading side.
  let isFar: Bool

  var body: some View {
    ForEach(stops.indices, id: \.self) { index in
      let stop = stops[index]
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
    let isCentered = part.isCentered ?? stop.isBand
    // On a continuous scale a text stands behind its line.
    let standard: UnitPoint =
      isX
      ? (isCentered ? (isFar ? .bottom : .top) : (isFar ? .bottomLeading : .topLeading))
      : (isFar ? .trailing : .leading)
    return Group {
      if let view {
        view
      } else {
        Text(verbatim: stop.text(formattedBy: format))
      }
    }
    .font(part.font ?? .caption)
    .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
    .fixedSize()
    .layoutValue(
      key: ChartPart.self,
      value: isX
        ? .x(
          position: stop.position, anchor: part.anchor ?? standard, offset: part.offset,
          isFar: isFar)
        : .y(
          position: stop.position, anchor: part.anchor ?? standard, offset: part.offset,
          isFar: isFar))
  }
}

/// Places the plot between the labels of its axes.
struct ChartLayout: Layout {
  /// Between labels and plot, in points.
  private let gap: CGFloat = 4

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  private nonisolated func insets(_ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets()
    var titles: (x: CGFloat, y: CGFloat) = (0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      switch subview[ChartPart.self] {
      case .plot: break
      case .x(_, _, _, let isFar):
        if isFar {
          insets.top = max(insets.top, size.height + gap)
        } else {
          insets.bottom = max(insets.bottom, size.height + gap)
        }
      case .y(_, _, _, let isFar):
        if isFar {
          insets.leading = max(insets.leading, size.width + gap)
        } else {
          insets.trailing = max(insets.trailing, size.width + gap)
        }
      case .xTitle: titles.x = max(titles.x, size.height + gap)
      case .yTitle: titles.y = max(titles.y, size.height + gap)
      }
    }
    insets.bottom += titles.x
    insets.top += titles.y
    return insets
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let insets = insets(subviews)
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .plot:
        subview.place(
          at: plot.origin, proposal: ProposedViewSize(width: plot.width, height: plot.height))
      case .x(let position, let anchor, let offset, let isFar):
        subview.place(
          at: CGPoint(
            x: plot.minX + plot.width * position + offset.width,
            y: (isFar ? plot.minY - gap : plot.maxY + gap) + offset.height),
          anchor: anchor, proposal: .unspecified)
      case .y(let position, let anchor, let offset, let isFar):
        subview.place(
          at: CGPoint(
            x: (isFar ? plot.minX - gap : plot.maxX + gap) + offset.width,
            y: plot.maxY - plot.height * position + offset.height),
          anchor: anchor, proposal: .unspecified)
      case .xTitle:
        subview.place(
          at: CGPoint(x: plot.midX, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
      case .yTitle:
        subview.place(
          at: CGPoint(x: plot.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
      }
    }
  }
}
