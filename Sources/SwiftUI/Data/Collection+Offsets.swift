import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets; offsets outside of the collection are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection {
  /// Moves the elements at `source` together in front of the element at `destination`.
  ///
  /// Both count in the collection as it is before the move. Offsets outside of it are ignored.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 >= 0 && $0 < elements.count }
    let gone = Set(moved)
    let place = Swift.min(Swift.max(destination, 0), elements.count)
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for offset in 0..<place where !gone.contains(offset) { result.append(elements[offset]) }
    for offset in moved { result.append(elements[offset]) }
    for offset in place..<elements.count where !gone.contains(offset) {
      result.append(elements[offset])
    }
    var index = startIndex
    for element in result {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
