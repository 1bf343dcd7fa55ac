import Device
import UIKit

/// Which elements of a graph are tied to focus states, by the elements' numbers.
@MainActor
package final class AccessibilityFocus: GraphPart {
  /// A tie between an element and a value of a focus state.
  package struct Tie {
    let location: AnyObject
    let value: AnyHashable
    /// The technology has come to the element, or has gone from it.
    let come: @MainActor () -> Void
    let go: @MainActor () -> Void
  }

  private var ties: [UInt64: [Tie]] = [:]
  /// The ties of the element where the technology is.
  private var present: [Tie] = []

  package init(_ graph: ViewGraph) {}

  package func removeAll() { ties = [:] }

  func add(_ tie: Tie, to element: UInt64) { ties[element, default: []].append(tie) }

  /// The technology goes to an element; nil for one elsewhere.
  package func move(to element: UInt64?) {
    for tie in present { tie.go() }
    present = element.flatMap { ties[$0] } ?? []
    for tie in present { tie.come() }
  }

  func element(tiedTo location: AnyObject, at value: AnyHashable) -> UInt64? {
    ties.first { $0.value.contains { $0.location === location && $0.value == value } }?.key
  }
}

extension ViewGraph {
  /// The elements that are tied to focus states; made with the tree of elements.
  package var accessibilityFocus: AccessibilityFocus { self[AccessibilityFocus.self] }

  /// Lets the technology go to the element that is tied to a value, once the turn is over.
  func moveAccessibilityFocus(to value: AnyHashable, of location: AnyObject) {
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self, let host = self.hostView as? any AccessibilityElementHost else { return }
      // The elements of now are tied to the values of now.
      _ = host.responder(forElement: 0)
      guard let id = accessibilityFocus.element(tiedTo: location, at: value),
        let responder = host.responder(forElement: id)
      else { return }
      AccessibilityCursor.shared.move(to: responder)
    }
  }
}
