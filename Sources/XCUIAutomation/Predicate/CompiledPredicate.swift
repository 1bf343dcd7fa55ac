import Accessibility
import Foundation
import FoundationAdditions

/// A predicate made ready for being asked about many elements of a tree.
struct CompiledPredicate {
  /// The normal form of the format, for logs.
  let format: String
  /// Why it can never work; nil if it can.
  let problem: String?
  let matches: (AccessibilityElement) -> Bool

  init(_ predicate: NSPredicate, isHittable: @escaping (AccessibilityElement) -> Bool) {
    guard let node = Self.node(of: predicate) else {
      format = "BLOCKPREDICATE"
      problem = nil
      matches = { predicate.evaluate(with: ElementSnapshot(element: $0)) }
      return
    }
    format = node.description
    problem = Self.unknownKey(in: node).map {
      "XCUIElement has no key '\($0)', which the predicate '\(node)' asks for. "
        + AttributeKey.hint(for: $0)
    }
    matches = { element in
      let subject = ElementSubject(element: element, isHittable: isHittable)
      return (try? node.evaluate(subject)) ?? false
    }
  }

  /// The parsed form of a predicate, also of one that combines others; nil for one made of a block.
  private static func node(of predicate: NSPredicate) -> PredicateNode? {
    if let node = ParsedPredicates.shared.node(of: predicate) { return node }
    guard let compound = predicate as? NSCompoundPredicate else { return nil }
    let parts = compound.subpredicates.compactMap(node)
    guard parts.count == compound.subpredicates.count else { return nil }
    switch compound.compoundPredicateType {
    case .and: return parts.count == 1 ? parts[0] : .and(parts)
    case .or: return parts.count == 1 ? parts[0] : .or(parts)
    case .not: return parts.first.map { .not($0) }
    }
  }

  private static func unknownKey(in node: PredicateNode) -> String? {
    var unknown: String?
    let known = ["exists", "isHittable", "hittable"]
    node.forEachKeyPath { keys in
      if unknown == nil, AttributeKey(rawValue: keys[0]) == nil, !known.contains(keys[0]) {
        unknown = keys[0]
      }
    }
    return unknown
  }
}
