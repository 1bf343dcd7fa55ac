import SwiftUI

/// Puts a note beside a rectangle of the plot.
struct NoteLayout: Layout {
  /// In points.
  let rect: CGRect
  let position: AnnotationPosition
  let alignment: Alignment
  /// In points.
  let spacing: CGFloat
  var overflow = AnnotationOverflowResolution()
  /// The chart's frame in the space of the plot, in points; nil for that of the plot.
  var chart: CGRect?

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (point, anchor) = place(rect.offsetBy(dx: bounds.minX, dy: bounds.minY))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let frame = CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height)
      let chart = chart?.offsetBy(dx: bounds.minX, dy: bounds.minY)
      let resolved = overflow.resolved(frame, chart: chart ?? bounds, plot: bounds)
      subview.place(at: resolved.origin, proposal: .unspecified)
    }
  }

  /// Where the note is held, and at which of its points.
  nonisolated func place(_ rect: CGRect) -> (point: CGPoint, anchor: UnitPoint) {
    let part = UnitPoint(x: alignment.horizontal.part, y: alignment.vertical.part)
    let along = CGPoint(
      x: rect.minX + rect.width * part.x, y: rect.minY + rect.height * part.y)
    let above = rect.minY - spacing
    let below = rect.maxY + spacing
    return switch position.kind {
    case .overlay: (along, part)
    case .automatic, .top: (CGPoint(x: along.x, y: above), UnitPoint(x: part.x, y: 1))
    case .topLeading: (CGPoint(x: rect.minX, y: above), .bottomLeading)
    case .topTrailing: (CGPoint(x: rect.maxX, y: above), .bottomTrailing)
    case .bottom: (CGPoint(x: along.x, y: below), UnitPoint(x: part.x, y: 0))
    case .bottomLeading: (CGPoint(x: rect.minX, y: below), .topLeading)
    case .bottomTrailing: (CGPoint(x: rect.maxX, y: below), .topTrailing)
    case .leading: (CGPoint(x: rect.minX - spacing, y: along.y), UnitPoint(x: 1, y: part.y))
    case .trailing: (CGPoint(x: rect.maxX + spacing, y: along.y), UnitPoint(x: 0, y: part.y))
    }
  }
}
