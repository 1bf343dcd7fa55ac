/// Regular expressions that select certain tests and no others.
package enum TestPattern {
  /// Linux limits an argument to 128 KB.
  private static let maximumLength = 60_000

  /// The expressions of which each of the tests, and no other, matches one.
  ///
  /// What the names have in common stands once, so that a name is compared with all of them at the
  /// cost of about one: Swift Testing holds every test against every expression.
  ///
  /// Swift Testing matches them against the name followed by the place in the source.
  package static func matching(_ tests: [TestID]) -> [String] {
    var patterns: [String] = []
    var names: [[Character]] = []
    var length = 0
    func flush() {
      guard !names.isEmpty else { return }
      patterns.append("^\(alternatives(names[...], from: 0))(/[^/]+:[0-9]+:[0-9]+)?$")
      names = []
      length = 0
    }
    for name in Set(tests.map(\.specifier)).sorted() {
      names.append(Array(name))
      length += name.count * 2
      if length > maximumLength { flush() }
    }
    flush()
    return patterns
  }

  /// The expression for sorted, different names, of which what stands before the offset is done.
  private static func alternatives(_ names: ArraySlice<[Character]>, from offset: Int) -> String {
    guard let first = names.first, let last = names.last else { return "" }
    // The names are sorted: what the outer two have in common, all have.
    var end = offset
    while end < first.count, end < last.count, first[end] == last[end] { end += 1 }
    let common = escaped(first[offset..<end])
    guard names.count > 1 else { return common + escaped(first[end...]) }
    var branches: [String] = []
    var rest = names
    // The shortest name is the first, and may end here.
    if first.count == end {
      branches.append("")
      rest = rest.dropFirst()
    }
    while let name = rest.first {
      let group = rest.prefix { $0[end] == name[end] }
      branches.append(alternatives(group, from: end))
      rest = rest.dropFirst(group.count)
    }
    return common + "(?:\(branches.joined(separator: "|")))"
  }

  private static func escaped(_ text: ArraySlice<Character>) -> String {
    text.map { #"\^$.|?*+()[]{}"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
