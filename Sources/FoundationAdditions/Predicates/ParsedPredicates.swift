import Foundation

/// The parsed formats of the predicates that are alive.
///
/// A predicate made from a block cannot say what it tests; queries want to know.
package final class ParsedPredicates: Sendable {
  package static let shared = ParsedPredicates()

  private let records = ObjectRecords<NSPredicate, PredicateNode>()

  func remember(_ node: PredicateNode, of predicate: NSPredicate) {
    records.remember(node, of: predicate)
  }

  package func node(of predicate: NSPredicate) -> PredicateNode? {
    records.record(of: predicate)
  }
}
