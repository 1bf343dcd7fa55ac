import UIKit

/// The rotors of the elements of a graph, and the elements that rotors name, by the elements' numbers.
@MainActor
package final class AccessibilityRotors: GraphPart {
  /// One rotor of an element.
  package struct Rotor {
    package let name: String
    package let type: UIAccessibilityCustomRotor.SystemRotorType
    /// What it leads to now, in order.
    package let targets: @MainActor () -> [_AccessibilityRotorTarget]
    /// The view to which it belongs, in which others are looked for by their identity.
    package weak var scope: LayoutNode?
  }

  private var rotors: [UInt64: [Rotor]] = [:]
  private var named: [AnyHashable: UInt64] = [:]

  package init(_ graph: ViewGraph) {}

  package func removeAll() {
    rotors = [:]
    named = [:]
  }

  package func add(_ rotor: Rotor, to element: UInt64) {
    rotors[element, default: []].append(rotor)
  }

  package func rotors(of element: UInt64) -> [Rotor] { rotors[element] ?? [] }

  /// Lets rotors find an element by a name.
  package func name(_ element: UInt64, _ name: AnyHashable) { named[name] = element }

  package func element(named name: AnyHashable) -> UInt64? { named[name] }
}

/// Where an entry of a rotor leads.
public struct _AccessibilityRotorTarget {
  /// What is spoken there in the place of the element's own words; nil for these.
  package let label: String?
  /// Nil for the view itself to which the rotor belongs.
  package let id: AnyHashable?
  /// Whether `id` is the name of an entry in a namespace, and not the identity of a view.
  package let isNamed: Bool
  /// The part of the element's text; nil for the whole element.
  package var textRange: Range<String.Index>?
  /// Called before the user gets there.
  package let prepare: () -> Void
}

extension ViewGraph {
  /// The rotors of the elements; made with the tree of elements.
  package var accessibilityRotors: AccessibilityRotors { self[AccessibilityRotors.self] }
}
