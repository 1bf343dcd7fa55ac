import Synchronization

/// What tells a model from all others in the process, from its making on.
struct RowKey: Hashable, Sendable {
  let entity: String
  let number: Int

  private static let last = Atomic<Int>(0)

  /// A key that no other model has.
  init(entity: String) {
    self.entity = entity
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  init(entity: String, number: Int) {
    self.entity = entity
    self.number = number
  }

  // The number alone tells all keys apart.

  static func == (left: RowKey, right: RowKey) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
