/// Numbers that stay where they are until who made the table frees it.
///
/// Widths are looked up for each letter, and a debug build calls a generic function for each look into an array and counts
/// references for it; a look at these is a load in every build.
struct NumberTable<Number: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// Where the numbers begin.
  let first: UnsafePointer<Number>
  let count: Int

  init(_ numbers: [Number]) {
    count = numbers.count
    let memory = UnsafeMutablePointer<Number>.allocate(capacity: count)
    memory.initialize(from: numbers, count: count)
    first = UnsafePointer(memory)
  }

  /// Gives the memory back; nobody may look at the table any more.
  func free() { first.deallocate() }

  /// The number at a place below `count`.
  subscript(index: Int) -> Number {
    precondition(index >= 0 && index < count, "place \(index) of a table of \(count)")
    return first[index]
  }
}
