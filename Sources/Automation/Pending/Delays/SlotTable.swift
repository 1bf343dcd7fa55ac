/// Elements by small numbers that stay theirs until they are removed, and are others' then.
///
/// They lie in parts of a fixed length, so that none is moved when there are more.
struct SlotTable<Element> {
  private static var partLength: Int { 256 }

  private var parts: [[Element?]] = []
  /// Those without an element.
  private var free: [Int] = []

  /// How many slots there are.
  private var capacity: Int {
    parts.last.map { (parts.count - 1) * Self.partLength + $0.count } ?? 0
  }

  var count: Int { capacity - free.count }
  var isEmpty: Bool { count == 0 }

  /// - Complexity: O(1), amortized.
  mutating func insert(_ element: Element) -> Int {
    if let slot = free.popLast() {
      self[slot: slot] = element
      return slot
    }
    if parts.last?.count ?? Self.partLength == Self.partLength {
      parts.append([])
      parts[parts.count - 1].reserveCapacity(Self.partLength)
    }
    parts[parts.count - 1].append(element)
    return capacity - 1
  }

  /// Must not be called for a slot without an element.
  mutating func remove(_ slot: Int) {
    precondition(self[slot] != nil, "no slot is freed twice")
    self[slot: slot] = nil
    free.append(slot)
    // Many at once are rare.
    if isEmpty { self = SlotTable() }
  }

  /// Nil for a slot without an element, which takes none by this.
  subscript(slot: Int) -> Element? {
    get { slot < capacity ? self[slot: slot] : nil }
    _modify {
      let hadElement = self[slot: slot] != nil
      yield &self[slot: slot]
      precondition(hadElement == (self[slot: slot] != nil), "insert and remove keep count")
    }
  }

  private subscript(slot slot: Int) -> Element? {
    get { parts[slot / Self.partLength][slot % Self.partLength] }
    _modify { yield &parts[slot / Self.partLength][slot % Self.partLength] }
  }

  /// The elements with their slots.
  var occupied: [(slot: Int, element: Element)] {
    (0..<capacity).compactMap { slot in self[slot: slot].map { (slot, $0) } }
  }
}
