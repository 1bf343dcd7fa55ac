extension AccessibilityElement {
  /// The element and its descendants, a line each, as the element subtree of a debug description.
  package func subtreeDump() -> String {
    var lines = [" →" + line()]
    for child in children { child.appendLines(to: &lines, indent: 4) }
    return lines.joined(separator: "\n")
  }

  /// The way from the root to the element, one level a line.
  package func pathDump() -> String {
    let path = [self] + ancestors
    return path.reversed().enumerated().map { level, element in
      level == 0
        ? " →" + element.line()
        : String(repeating: " ", count: level * 2) + "↳" + element.line()
    }.joined(separator: "\n")
  }

  /// Only the branches that lead to `matches`.
  package func sparseDump(matching matches: [AccessibilityElement]) -> String {
    var wanted = Set<ObjectIdentifier>()
    for match in matches {
      wanted.insert(ObjectIdentifier(match))
      for ancestor in match.ancestors { wanted.insert(ObjectIdentifier(ancestor)) }
    }
    var lines = [" →" + line()]
    for child in children { child.appendLines(to: &lines, indent: 4, only: wanted) }
    return lines.joined(separator: "\n")
  }

  private func appendLines(
    to lines: inout [String], indent: Int, only wanted: Set<ObjectIdentifier>? = nil
  ) {
    if let wanted, !wanted.contains(ObjectIdentifier(self)) { return }
    lines.append(String(repeating: " ", count: indent) + line())
    for child in children { child.appendLines(to: &lines, indent: indent + 2, only: wanted) }
  }
}
