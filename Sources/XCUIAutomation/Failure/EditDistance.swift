/// How many characters have to change to make one name from another.
enum EditDistance {
  /// The distance without regard to case, plus one if only the case differs; `bound` + 1 stands for
  /// everything above `bound`.
  ///
  /// - Complexity: O(n · m) in the lengths.
  static func between(_ left: String, _ right: String, atMost bound: Int) -> Int {
    if left == right { return 0 }
    let first = Array(left.lowercased())
    let second = Array(right.lowercased())
    if first == second { return 1 }
    // A name that holds the other one whole is near, however long the rest.
    if first.count >= 3, right.lowercased().contains(left.lowercased()) { return min(2, bound) }
    guard abs(first.count - second.count) <= bound else { return bound + 1 }
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let substitution = diagonal + (second[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, row[column + 1] + 1)
      }
    }
    return min(row[second.count], bound + 1)
  }
}
