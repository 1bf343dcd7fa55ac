/// Deals tests out to processes that run side by side.
package enum TestShards {
  /// Parts of about the same number of tests, the larger first; the tests of a class or a suite
  /// stay together, since they may count on what the one before has left.
  ///
  /// The same tests give the same parts each time.
  ///
  /// - Parameters:
  ///   - tests: The tests of one library.
  ///   - count: How many parts there are at most.
  /// - Returns: Parts that aren't empty, each with its tests in their order.
  package static func parts(of tests: [TestID], count: Int) -> [[TestID]] {
    let groups = Dictionary(grouping: tests, by: group).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    var parts = Array(repeating: Set<String>(), count: max(1, count))
    var sizes = parts.map { _ in 0 }
    for (name, members) in groups {
      let smallest = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
      parts[smallest].insert(name)
      sizes[smallest] += members.count
    }
    return parts.map { names in tests.filter { names.contains(group($0)) } }
      .filter { !$0.isEmpty }
  }

  /// What stays together: the name of the target and of the class or suite.
  private static func group(_ test: TestID) -> String {
    "\(test.target ?? "").\(test.suite.isEmpty ? test.name : test.suite)"
  }
}
