/// How many characters have to be changed, added or taken out to make one name from another.
package enum EditDistance {
  /// Longer names, which nobody has mistyped by a few letters, are near only to themselves.
  private static let longest = 200

  /// The distance; `bound` + 1 stands for everything above `bound`.
  ///
  /// - Complexity: O(n · m) in the lengths.
  package static func between(_ left: String, _ right: String, atMost bound: Int) -> Int {
    if left == right { return 0 }
    let (first, second) = (Array(left), Array(right))
    guard max(first.count, second.count) <= longest, abs(first.count - second.count) <= bound else {
      return bound + 1
    }
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
