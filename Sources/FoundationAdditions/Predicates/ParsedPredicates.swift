import Foundation
import Synchronization

/// The parsed formats of the predicates that are alive.
///
/// A predicate made from a block cannot say what it tests; queries want to know.
package final class ParsedPredicates: Sendable {
  package static let shared = ParsedPredicates()

  private struct Entry: @unchecked Sendable {
    weak var predicate: NSPredicate?
    let node: PredicateNode
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let state = Mutex(State())

  func remember(_ node: PredicateNode, of predicate: NSPredicate) {
    let entry = Entry(predicate: predicate, node: node)
    let key = ObjectIdentifier(predicate)
    state.withLock { state in
      state.entries[key] = entry
      guard state.entries.count > state.limit else { return }
      state.entries = state.entries.filter { $0.value.predicate != nil }
      state.limit = max(64, state.entries.count * 2)
    }
  }

  package func node(of predicate: NSPredicate) -> PredicateNode? {
    let entry = state.withLock { $0.entries[ObjectIdentifier(predicate)] }
    return entry?.predicate === predicate ? entry?.node : nil
  }
}
