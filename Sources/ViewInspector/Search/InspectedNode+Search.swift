import SwiftUI
import TestReporting

extension InspectedNode {
  /// The first place that matches, after `skipping` others.
  ///
  /// `isWanted`: Whether a view may be one that matches; by it alone those that hold nothing are told apart.
  func first(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipping: Int = 0, isWanted: @escaping (any View) -> Bool = { _ in true },
    where isMatch: (InspectedNode) -> Bool
  ) throws -> InspectedNode {
    var found = 0
    var result: InspectedNode?
    func visit(_ node: InspectedNode) -> TreeWalk.Step {
      guard isMatch(node) else { return .goOn }
      if found == skipping {
        result = node
        return .stop
      }
      found += 1
      return .goOn
    }
    var walk = TreeWalk(isWanted: isWanted)
    // A condition that is not met often throws, at each place.
    ThrowPlace.unnoted {
      switch (relation, traversal) {
      case (.parent, _):
        var ancestor = parent
        while let node = ancestor, visit(node) == .goOn { ancestor = node.parent }
      case (.child, .breadthFirst):
        walk.breadthFirst(from: self, visit: visit)
      case (.child, .depthFirst):
        walk.depthFirst(from: self, visit: visit)
      }
    }
    if let result { return result }
    throw InspectionError.searchFailure(skipped: found, blockers: walk.blockers)
  }

  /// All places that match, each before those below it.
  func all(where isMatch: (InspectedNode) -> Bool) -> [InspectedNode] {
    var found: [InspectedNode] = []
    var walk = TreeWalk()
    ThrowPlace.unnoted {
      walk.depthFirst(from: self) { node in
        if isMatch(node) { found.append(node) }
        return .goOn
      }
    }
    return found
  }

  /// The nearest matching place around the first equal text that has one.
  func ancestor(
    ofText string: String, locale: Locale, where isMatch: (InspectedNode) -> Bool
  ) throws -> InspectedNode {
    var result: InspectedNode?
    _ = try first(isWanted: { $0.reads(string, in: locale) }) { node in
      guard node.isText(string, locale: locale) else { return false }
      var ancestor = node.parent
      while let current = ancestor {
        if isMatch(current) {
          result = current
          return true
        }
        ancestor = current.parent
      }
      return false
    }
    guard let result else { throw InspectionError.searchFailure(skipped: 0, blockers: []) }
    return result
  }

  /// Whether this is a text that reads `string`.
  func isText(_ string: String, locale: Locale) -> Bool {
    guard let description, description.isLeaf else { return false }
    return view.reads(string, in: locale)
  }
}

extension View {
  /// Whether this is a text that reads `string`.
  func reads(_ string: String, in locale: Locale) -> Bool {
    // Comparing types is far cheaper than casting.
    guard Self.self == Text.self, let text = self as? Text else { return false }
    return (try? text.inspectedString(locale: locale)) == string
  }
}
