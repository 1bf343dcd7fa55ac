import SwiftUI

/// Shows a view only where it is given room.
struct LeftOutWithoutRoom: ViewModifier {
  func body(content: Content) -> some View {
    Room { content }
  }

  private struct Room: Layout {
    /// Farther away than anything that is seen, in points.
    private static let away: CGFloat = -100_000

    nonisolated func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal == .zero ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      guard proposal == .zero else {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
        return
      }
      subviews.first?.place(at: CGPoint(x: Self.away, y: Self.away), proposal: .unspecified)
    }
  }
}
