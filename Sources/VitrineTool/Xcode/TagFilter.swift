/// Chooses tests of Swift Testing by their tags, as test plans do.
package struct TagFilter: Codable, Equatable, Sendable {
  /// By the module: tests with none of these run.
  package var skipped: [String: [String]] = [:]
  /// By the module: only tests with one of these run, where there is an entry.
  package var selected: [String: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { skipped.isEmpty && selected.isEmpty }

  /// Whether a test may run; tests of XCTest have no tags.
  package func includes(_ test: TestID, tags: Set<String>) -> Bool {
    guard let target = test.target else { return true }
    func has(_ names: [String]) -> Bool { names.contains { tags.contains(Self.bare($0)) } }
    if let selected = selected[target], !has(selected) { return false }
    return !has(skipped[target] ?? [])
  }

  /// A tag as both sides write it: plans have `.slow`, tests the same or `Tag.slow` with what is around it.
  static func bare(_ tag: String) -> String {
    let name = tag.split(separator: ".").last.map(String.init) ?? tag
    return name.filter { $0 != "`" }
  }
}
