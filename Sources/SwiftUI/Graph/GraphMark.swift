/// Something that is so of a whole graph, or not, and that hot paths ask for: one bit.
///
/// A feature declares its marks in its own file, as static members.
package struct GraphMark: Sendable {
  let bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  @MainActor private static var count: UInt64 = 0

  /// A new mark; there can be 64 of them.
  @MainActor
  package init() {
    precondition(Self.count < 64, "There are more than 64 marks of graphs.")
    bits = 1 << Self.count
    Self.count += 1
  }

  /// Several marks, for the question whether any of them is set.
  package func or(_ other: GraphMark) -> GraphMark { GraphMark(bits: bits | other.bits) }
}

extension ViewGraph {
  /// Whether the mark, or any of several, is set.
  package func has(_ mark: GraphMark) -> Bool { marks & mark.bits != 0 }

  package func set(_ mark: GraphMark, _ isSet: Bool = true) {
    if isSet { marks |= mark.bits } else { marks &= ~mark.bits }
  }
}
