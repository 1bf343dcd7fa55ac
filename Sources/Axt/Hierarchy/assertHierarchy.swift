#if TESTABLE
  import TestReporting

  extension AxtElement {
    /// Fails the running test, under XCTest or Swift Testing, if the hierarchy is another one.
    ///
    /// Newlines at the ends do not count. The failure shows both line by line, `-` before lines that
    /// were expected and `+` before those that are there instead, and the text to take over.
    public func assertHierarchy(
      _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
      let wanted = Self.lines(of: expected)
      let found = Self.lines(of: hierarchy)
      guard wanted != found else { return }
      let changes = found.difference(from: wanted)
      var text: [String] = []
      var removed = Set<Int>()
      var inserted = Set<Int>()
      for change in changes {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
      var next = 0
      for (offset, line) in wanted.enumerated() {
        if removed.contains(offset) {
          text.append("- " + line)
          continue
        }
        while inserted.contains(next) {
          text.append("+ " + found[next])
          next += 1
        }
        text.append("  " + line)
        next += 1
      }
      text += found[min(next, found.count)...].map { "+ " + $0 }
      let title =
        exists
        ? "The hierarchy is not the expected one" : "The element is gone, and so is its hierarchy"
      recordFailure(
        title + ":\n" + text.joined(separator: "\n") + "\nIt is:\n"
          + found.joined(separator: "\n"), file: file, line: line)
    }

    private static func lines(of text: String) -> [Substring] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while lines.first?.isEmpty == true { lines.removeFirst() }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return Array(lines)
    }
  }
#endif
