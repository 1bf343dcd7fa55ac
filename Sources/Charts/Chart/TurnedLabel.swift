import SwiftUI

/// A label that may run from the top down or from the bottom up, and takes room accordingly.
struct TurnedLabel<Content: View>: View {
  let turn: Angle?
  @ViewBuilder let content: () -> Content

  var body: some View {
    if let turn {
      TurnedLayout { content().rotationEffect(turn) }
    } else {
      content()
    }
  }
}

/// Changes the width of its view for the height.
private struct TurnedLayout: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
