import Foundation

/// The lengths along one axis, in points, for which an answer to a proposal stays the same.
package struct ProposalRange: Equatable {
  package var lower: CGFloat
  package var upper: CGFloat
  /// Whether the answer also holds for an unspecified length.
  package var holdsUnspecified: Bool

  /// Only the very length that was proposed.
  package static let exact = ProposalRange(
    lower: .infinity, upper: -.infinity, holdsUnspecified: false)

  /// Every length.
  package static let all = ProposalRange(
    lower: -.infinity, upper: .infinity, holdsUnspecified: true)

  /// Every length from `lower` on, and the unspecified one.
  package static func from(_ lower: CGFloat) -> ProposalRange {
    ProposalRange(lower: lower, upper: .infinity, holdsUnspecified: true)
  }

  /// Whether the answer for `measured` holds for `length` too.
  @_transparent
  package func contains(_ length: CGFloat, measured: CGFloat) -> Bool {
    if length.bitPattern == measured.bitPattern { return true }
    return length.isNaN ? holdsUnspecified : lower <= length && length <= upper
  }

  package mutating func formIntersection(_ other: ProposalRange) {
    if other.lower > lower { lower = other.lower }
    if other.upper < upper { upper = other.upper }
    holdsUnspecified = holdsUnspecified && other.holdsUnspecified
  }

  /// The range of the outer lengths if `inset` points go off before a length is passed on, down to
  /// nothing.
  package func behindInset(_ inset: CGFloat) -> ProposalRange {
    ProposalRange(
      lower: lower <= 0 ? -.infinity : lower + inset,
      upper: upper < 0 ? -.infinity : upper + inset, holdsUnspecified: holdsUnspecified)
  }
}

/// The proposals to which a node gives one and the same answer: the same size, and the same places
/// inside.
///
/// Most views do not care about a few points more or less. What a container learns from this saves
/// it from asking again with every other proposal.
package struct ProposalRegion: Equatable {
  // Kept without the room that two ranges would leave behind their flags: each node has a region.
  private var lower: CGSize
  private var upper: CGSize
  private var widthHoldsUnspecified: Bool
  private var heightHoldsUnspecified: Bool

  package init(width: ProposalRange, height: ProposalRange) {
    lower = CGSize(width: width.lower, height: height.lower)
    upper = CGSize(width: width.upper, height: height.upper)
    widthHoldsUnspecified = width.holdsUnspecified
    heightHoldsUnspecified = height.holdsUnspecified
  }

  package var width: ProposalRange {
    @_transparent get {
      ProposalRange(
        lower: lower.width, upper: upper.width, holdsUnspecified: widthHoldsUnspecified)
    }
    set {
      lower.width = newValue.lower
      upper.width = newValue.upper
      widthHoldsUnspecified = newValue.holdsUnspecified
    }
  }

  package var height: ProposalRange {
    @_transparent get {
      ProposalRange(
        lower: lower.height, upper: upper.height, holdsUnspecified: heightHoldsUnspecified)
    }
    set {
      lower.height = newValue.lower
      upper.height = newValue.upper
      heightHoldsUnspecified = newValue.holdsUnspecified
    }
  }

  /// Only the very proposal that was made.
  package static let exact = ProposalRegion(width: .exact, height: .exact)

  @_transparent
  package func contains(_ proposal: Proposal, measured: Proposal) -> Bool {
    width.contains(proposal.width, measured: measured.width)
      && height.contains(proposal.height, measured: measured.height)
  }

  package subscript(axis: Axis) -> ProposalRange {
    @_transparent get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// A node's answer to a proposal, and how far it holds.
package struct LayoutAnswer {
  package let proposal: Proposal
  package let size: CGSize
  package let region: ProposalRegion

  @_transparent
  package func holds(for other: Proposal) -> Bool {
    region.contains(other, measured: proposal)
  }
}
