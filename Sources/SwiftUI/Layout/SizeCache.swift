import Foundation

/// The last answers of a node: the first one in place, as most nodes give only one.
struct SizeCache {
  private var first: LayoutAnswer?
  /// The place in `others` whose turn it is to go; stands where `first` leaves room for it.
  private var next: UInt8 = 0
  private var others: ContiguousArray<LayoutAnswer> = []

  private static let capacity = 4

  var count: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> LayoutAnswer? { index == 0 ? first : others[index - 1] }

  @inline(__always)
  func answer(to proposal: Proposal) -> LayoutAnswer? {
    guard let first else { return nil }
    if first.holds(for: proposal) { return first }
    // A plain loop: a debug build calls a closure for each step of `first(where:)`.
    var index = 0
    while index < others.count {
      let answer = others[index]
      if answer.holds(for: proposal) { return answer }
      index += 1
    }
    return nil
  }

  /// Keeps an answer; false when an older one had to go.
  mutating func insert(_ answer: LayoutAnswer) -> Bool {
    guard first != nil else {
      first = answer
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
