import Foundation

/// The tags of tests, those of the suites around them among them.
struct TestTags {
  private var own: [String: Set<String>] = [:]

  /// - Parameter events: The lines of Swift Testing's event stream of a listing. Only version 0 of its format tells tags.
  init(events: [String]) {
    for line in events {
      guard let record = EventStreamRecord(line: line), record.kind == "test",
        let tags = record.payload._tags, var id = record.payload.id
      else { continue }
      // A function's identifier ends with its place, as `/CartTests.swift:7:2`.
      if record.payload.kind == "function", let slash = id.lastIndex(of: "/") {
        id = String(id[..<slash])
      }
      own[id, default: []].formUnion(tags.map(TagFilter.bare))
    }
  }

  subscript(test: TestID) -> Set<String> {
    guard let target = test.target else { return [] }
    let suites = test.suite.split(separator: "/").map(String.init)
    let paths = (0...suites.count).map { "\(target)." + suites.prefix($0).joined(separator: "/") }
    return (paths + [test.specifier]).reduce(into: []) { $0.formUnion(own[$1] ?? []) }
  }
}
