import Foundation

/// What a stack's last arrangement found, child by child.
///
/// Memory of their own instead of an array, since a debug build calls a generic function for each look into an array.
@MainActor
final class StackSlots {
  struct Slot {
    /// The distance from the child before, in points.
    var gap: CGFloat = 0
    /// The length along the axis that the child was offered; NaN for its ideal.
    var offer = CGFloat.nan
    var size = CGSize.zero
    /// The distance of the child's alignment guide from its start along the minor axis.
    var guide: CGFloat = 0
  }

  let count: Int
  /// The first of `count` slots.
  nonisolated(unsafe) let first: UnsafeMutablePointer<Slot>

  init(count: Int) {
    self.count = count
    first = .allocate(capacity: count)
    first.initialize(repeating: Slot(), count: count)
  }

  /// The same slots in memory of their own.
  init(copying other: StackSlots) {
    count = other.count
    first = .allocate(capacity: count)
    first.initialize(from: other.first, count: count)
  }

  deinit { first.deallocate() }
}
