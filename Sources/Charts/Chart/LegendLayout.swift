import SwiftUI

/// The rows of a legend beside each other, and below where there is no more room.
struct LegendLayout: Layout {
  /// Between the rows, in both directions, in points.
  let spacing: CGFloat

  /// Where each row stands, and how large all are together.
  private nonisolated func arrangement(
    _ subviews: Subviews, width: CGFloat
  ) -> (places: [CGRect], size: CGSize) {
    var places: [CGRect] = []
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var size = CGSize.zero
    for subview in subviews {
      let fitted = subview.sizeThatFits(.unspecified)
      let own = CGSize(width: min(fitted.width, width), height: fitted.height)
      if x > 0, x + own.width > width {
        (x, y, lineHeight) = (0, y + lineHeight + spacing / 2, 0)
      }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: own))
      x += own.width + spacing
      lineHeight = max(lineHeight, own.height)
      size = CGSize(width: max(size.width, x - spacing), height: y + lineHeight)
    }
    return (places, size)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { arrangement(subviews, width: proposal.width ?? .infinity).size }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = arrangement(subviews, width: bounds.width).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }
}
