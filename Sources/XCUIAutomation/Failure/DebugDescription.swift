import Accessibility

/// What `po element` prints: the element, what is in it, where it is, how it was found.
@MainActor
enum DebugDescription {
  static func text(of chain: QueryChain, isQuery: Bool) -> String {
    guard let target = chain.app.target else {
      return "\(chain.shortName): Application \(chain.app.name) is not running."
    }
    let root: AccessibilityElement
    do {
      root = try target.settledTree()
    } catch {
      return "\(chain.shortName): \(error.message)"
    }
    var sections: [String] = []
    if !isQuery, let element = chain.firstMatch(in: root) {
      sections.append("Attributes: " + element.line())
      sections.append("Element subtree:\n" + element.subtreeDump())
      sections.append("Path to element:\n" + element.pathDump())
    }
    sections.append("Query chain:\n" + queryChain(chain, in: root))
    return sections.joined(separator: "\n")
  }

  private static func queryChain(_ chain: QueryChain, in root: AccessibilityElement) -> String {
    var lines: [String] = []
    for (level, (link, isOnTheWay)) in chain.linksOnTheWay.enumerated() {
      let indent = String(repeating: " ", count: level * 2)
      lines.append(indent + (level == 0 ? " →" : "↪︎") + "Find: " + link.summary)
      lines.append(indent + "  Output: {")
      for match in link.matches(in: root, onTheWay: isOnTheWay) {
        lines.append(indent + "    " + match.line())
      }
      lines.append(indent + "  }")
    }
    return lines.joined(separator: "\n")
  }
}
