import UIKit

/// The actions of the elements of a graph, by the elements' numbers.
@MainActor
package final class AccessibilityActions: GraphPart {
  package typealias Handler = @MainActor (AccessibilityElementAction) -> Bool

  private var handlers: [UInt64: [Handler]] = [:]

  package init(_ graph: ViewGraph) {}

  package func removeAll() { handlers = [:] }

  /// Adds a handler, which answers whether the action was one of its own.
  package func add(to element: UInt64, _ handler: @escaping Handler) {
    handlers[element, default: []].append(handler)
  }

  /// Does what is asked of an element; false if nobody answers for it.
  ///
  /// The outermost modifier is asked first.
  package func perform(_ action: AccessibilityElementAction, on element: UInt64) -> Bool {
    for handler in (handlers[element] ?? []).reversed() where handler(action) { return true }
    return false
  }
}

extension ViewGraph {
  /// What assistive technologies can ask of the elements; made with the tree of elements.
  package var accessibilityActions: AccessibilityActions { self[AccessibilityActions.self] }
}
