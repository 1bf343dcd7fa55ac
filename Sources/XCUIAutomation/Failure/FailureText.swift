import Accessibility
import Foundation

/// The words of failures: XCTest's first line, what is there instead, what to do next.
@MainActor
enum FailureText {
  /// How a failure begins: with what the test wanted.
  static func prefix(for chain: QueryChain, _ purpose: QueryPurpose) -> String {
    switch purpose {
    case .attribute: "Failed to get matching snapshot"
    case .event(let verb): "Failed to \(verb) \(chain.shortName)"
    }
  }

  // MARK: No match

  static func noMatch(
    for chain: QueryChain, in root: AccessibilityElement, purpose: QueryPurpose
  ) -> String {
    var parts = ["\(prefix(for: chain, purpose)): \(noMatchLine(for: chain, in: root))"]
    parts += [indexHint(for: chain, in: root)].compactMap(\.self)
    parts += NearestCandidates.text(for: chain, in: root)
    parts.append(TreeExcerpt.screen(root))
    return parts.joined(separator: "\n")
  }

  private static func noMatchLine(for chain: QueryChain, in root: AccessibilityElement) -> String {
    let links = chain.links
    let failing = chain.firstFailure(in: root) ?? chain
    let inputs = failing.previous?.matches(in: root, onTheWay: failing.looksInside) ?? []
    // What is left when a query of types found nothing: the whole way there.
    guard !inputs.isEmpty, !isStructural(failing.step) else {
      let steps = links.dropFirst().map { "`\($0.summary)`" }.joined(separator: " -> ")
      return "No matches found for first query match sequence: \(steps), given input App element"
    }
    return "No matches found for \(failing.summary) from input {(\n\(list(inputs)))}"
  }

  /// How far `element(boundBy:)` reaches, if it went too far.
  private static func indexHint(for chain: QueryChain, in root: AccessibilityElement) -> String? {
    guard let failing = chain.firstFailure(in: root), case .index = failing.step,
      let count = failing.previous?.matches(in: root).count, count > 0
    else { return nil }
    return "It has \(count) \(count == 1 ? "match" : "matches"): the last one is "
      + "element(boundBy: \(count - 1))."
  }

  private static func isStructural(_ step: QueryStep) -> Bool {
    switch step {
    case .descendants, .children, .application, .identity: true
    case .matching, .containing, .index, .firstMatch: false
    }
  }

  private static func list(_ elements: [AccessibilityElement]) -> String {
    let most = TreeExcerpt.isInline ? 20 : 4
    let shown = elements.prefix(most).map { "    \($0.line([])),\n" }.joined()
    let hidden = elements.count - most
    return hidden > 0 ? shown + "    … and \(hidden) more\n" : shown
  }

  // MARK: Several matches

  static func severalMatches(
    for chain: QueryChain, in root: AccessibilityElement, purpose: QueryPurpose
  ) -> String {
    let matches = chain.matches(in: root)
    let address = String(UInt(bitPattern: ObjectIdentifier(chain).hashValue), radix: 16)
    let query = "<XCUIElementQuery: 0x\(address)>"
    let shown = matches.prefix(TreeExcerpt.isInline ? 10 : 5)
    let tree =
      TreeExcerpt.isInline ? "Sparse tree:\n\(root.sparseDump(matching: matches))\n" : ""
    return """
      \(prefix(for: chain, purpose)): Find single matching element. Multiple matching elements \
      found for \(query).
      \(matches.count) elements match \(chain.shortName):
      \(shown.map { "    " + $0.line(.frame) }.joined(separator: "\n"))
      \(tree)Use firstMatch for the first of them, element(boundBy:) for one by its place, or give them \
      different accessibility identifiers.
      """
  }

  // MARK: Events

  static func event(
    _ verb: String, on chain: QueryChain, failed reason: String
  ) -> String {
    "Failed to \(verb) \(chain.shortName): \(reason)"
  }
}
