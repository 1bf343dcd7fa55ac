import SwiftUI

/// What stands along one side of the plot: the labels of an axis's values.
///
/// It is as long as the plot; across it has the room of its labels unless a frame gives it another.
public struct ChartAxisContent: View {
  /// Those that stand at the same side.
  let axes: [AxisStops]
  let isX: Bool

  public var body: some View {
    AxisAreaLayout(isX: isX) {
      ForEach(axes.indices, id: \.self) { AxisLabels(axis: axes[$0], isX: isX) }
    }
  }
}

/// The labels of an axis or of two beside the plot; with a style, as one view for each side.
struct AxisArea: View {
  let axes: [AxisStops]
  let isX: Bool
  let style: ((ChartAxisContent) -> AnyView)?

  var body: some View {
    if let style {
      ForEach([false, true], id: \.self) { isFar in
        let side = axes.filter { $0.isFar == isFar }
        if !side.isEmpty {
          style(ChartAxisContent(axes: side, isX: isX))
            .layoutValue(key: ChartPart.self, value: isX ? .xArea(isFar) : .yArea(isFar))
        }
      }
    } else {
      ForEach(axes.indices, id: \.self) { AxisLabels(axis: axes[$0], isX: isX) }
    }
  }
}

/// Places labels along a side of the plot, whose length is that of the area.
struct AxisAreaLayout: Layout {
  let isX: Bool

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      guard let label = subview[ChartPart.self].label else { continue }
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width + (isX ? 0 : label.distance))
      size.height = max(size.height, own.height + (isX ? label.distance : 0))
    }
    return isX
      ? CGSize(width: proposal.width ?? size.width, height: size.height)
      : CGSize(width: size.width, height: proposal.height ?? size.height)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var taken = TakenLabels()
    for subview in subviews {
      guard let label = subview[ChartPart.self].label else { continue }
      // The side of the area at which the plot is.
      let edge =
        isX
        ? (label.isFar ? bounds.maxY : bounds.minY) : (label.isFar ? bounds.maxX : bounds.minX)
      taken.place(subview, label, at: isX ? label.x(in: bounds, edge) : label.y(in: bounds, edge))
    }
  }
}

extension ChartPart.LabelPlace {
  /// Where a label of the x axis stands; `edge` is where the plot ends, from above.
  func x(in plot: CGRect, _ edge: CGFloat) -> CGPoint {
    CGPoint(
      x: plot.minX + padding.point(position, in: plot.width) + offset.width,
      y: edge + (isFar ? -distance : distance) + offset.height)
  }

  /// Where a label of the y axis stands; `edge` is where the plot ends, from the leading side.
  func y(in plot: CGRect, _ edge: CGFloat) -> CGPoint {
    CGPoint(
      x: edge + (isFar ? -distance : distance) + offset.width,
      y: plot.maxY - padding.point(position, in: plot.height) + offset.height)
  }
}

extension ChartPart.Part {
  /// Where it stands, if it is the label of a value.
  var label: ChartPart.LabelPlace? {
    switch self {
    case .x(let label), .y(let label): label
    case .plot, .title, .xArea, .yArea: nil
    }
  }
}

/// Where labels of one direction stand already; others make way for them.
struct TakenLabels {
  private var frames: [CGRect] = []

  mutating func place(
    _ label: LayoutSubview, _ place: ChartPart.LabelPlace, at point: CGPoint
  ) {
    let size = label.sizeThatFits(.unspecified)
    let frame = CGRect(
      x: point.x - size.width * place.anchor.x, y: point.y - size.height * place.anchor.y,
      width: size.width, height: size.height)
    // What only touches does not overlap.
    let isCovered = frames.contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(frame) }
    guard place.makesWay, isCovered else {
      frames.append(frame)
      return label.place(at: point, anchor: place.anchor, proposal: .unspecified)
    }
    label.place(at: point, proposal: .zero)
  }
}
