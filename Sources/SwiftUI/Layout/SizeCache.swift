import Foundation

/// The last answers of a node: the first one in place, as most nodes give only one.
///
/// Its questions are `mutating` so that they are asked in place: a debug build would copy the cache for each.
struct SizeCache {
  /// Without a meaning while `isEmpty`; an optional would be copied for each look at it.
  private var first = Self.nothing
  private var isEmpty = true
  /// The place in `others` whose turn it is to go; stands where `first` leaves room for it.
  private var next: UInt8 = 0
  private var others: ContiguousArray<LayoutAnswer> = []

  private static let capacity = 4
  private static let nothing = LayoutAnswer(proposal: .zero, size: .zero, region: .exact)

  var count: Int { isEmpty ? 0 : 1 + others.count }

  subscript(index: Int) -> LayoutAnswer {
    mutating get { index == 0 ? first : others[index - 1] }
  }

  /// The size of the answer at a place.
  mutating func size(at index: Int) -> CGSize {
    index == 0 ? first.size : others[index - 1].size
  }

  /// The place of the answer to a proposal; -1 if there is none.
  mutating func index(for proposal: Proposal) -> Int {
    if isEmpty { return -1 }
    if first.holds(for: proposal) { return 0 }
    // A plain loop: a debug build calls a closure for each step of `first(where:)`.
    let count = others.count
    var index = 0
    while index < count {
      if others[index].holds(for: proposal) { return index + 1 }
      index += 1
    }
    return -1
  }

  /// Keeps an answer; false when an older one had to go.
  mutating func insert(_ answer: LayoutAnswer) -> Bool {
    if isEmpty {
      first = answer
      isEmpty = false
      return true
    }
    if others.count < Self.capacity - 1 {
      others.append(answer)
      return true
    }
    others[Int(next)] = answer
    next = (next + 1) % UInt8(Self.capacity - 1)
    return false
  }

  /// Forgets all answers; returns them.
  mutating func drain() -> SizeCache {
    let old = self
    self = SizeCache()
    return old
  }
}
