import Foundation

/// The layout of `ZStack`.
@frozen
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    extents(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // What was asked with the stack's offer to size it is asked again with what came of it. Certain: two
    // independent reconstructions of iOS's layout do so.
    let proposal = subviews.count == 1 ? proposal : ProposedViewSize(bounds.size)
    let line = extents(proposal, subviews)
    for subview in subviews {
      let own = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + line.left - own[alignment.horizontal],
          y: bounds.minY + line.top - own[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// How far the views of the highest priority reach from the point where all guides meet.
  private struct Extents {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    var size: CGSize { CGSize(width: left + right, height: top + bottom) }
  }

  private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Extents {
    let highest = subviews.map(\.priority).max() ?? 0
    var result: Extents?
    for subview in subviews where subview.priority == highest {
      let own = subview.dimensions(in: proposal)
      let x = own[alignment.horizontal]
      let y = own[alignment.vertical]
      let extents = Extents(left: x, right: own.width - x, top: y, bottom: own.height - y)
      guard let known = result else {
        result = extents
        continue
      }
      result = Extents(
        left: max(known.left, extents.left), right: max(known.right, extents.right),
        top: max(known.top, extents.top), bottom: max(known.bottom, extents.bottom))
    }
    return result ?? Extents()
  }
}
