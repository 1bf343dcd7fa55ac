import UIKit

/// Makes UIKit's rotors of those that SwiftUI's views have.
@MainActor
struct HostedRotor {
  let rotor: AccessibilityRotors.Rotor
  let graph: ViewGraph
  let host: any AccessibilityNodeHost

  /// A result that knows which entry it is.
  private final class Item: UIAccessibilityCustomRotorItemResult {
    var index = 0
  }

  func make() -> UIAccessibilityCustomRotor {
    let search: UIAccessibilityCustomRotor.Search = { item(for: $0) }
    return rotor.type == .none
      ? UIAccessibilityCustomRotor(name: rotor.name, itemSearch: search)
      : UIAccessibilityCustomRotor(systemType: rotor.type, itemSearch: search)
  }

  /// The next entry that leads to something; nil past the last one.
  private func item(
    for predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let targets = rotor.targets()
    let step = predicate.searchDirection == .next ? 1 : -1
    var index = (start(of: predicate, targets) ?? (step > 0 ? -1 : targets.count)) + step
    while targets.indices.contains(index) {
      let target = targets[index]
      target.prepare()
      if let responder = responder(of: target, reveals: true) {
        let item = Item()
        item.index = index
        item.targetElement = responder
        item.spokenLabel = target.label
        return item
      }
      index += step
    }
    return nil
  }

  /// Where the search starts; nil for none of the entries.
  private func start(
    of predicate: UIAccessibilityCustomRotorSearchPredicate,
    _ targets: [_AccessibilityRotorTarget]
  ) -> Int? {
    if let item = predicate.currentItem as? Item { return item.index }
    guard let element = predicate.currentItem.targetElement as? UIResponder else { return nil }
    return targets.firstIndex { responder(of: $0, reveals: false) === element }
  }

  private func responder(
    of target: _AccessibilityRotorTarget, reveals: Bool
  ) -> UIResponder? {
    if target.isNamed {
      // The elements of now have the names of now.
      _ = host.responder(forElement: 0)
      let element = graph.accessibilityRotors.element(named: target.id)
      if reveals, let element { _ = host.scrollHostedElementToVisible(element) }
      return element.flatMap { host.responder(forElement: $0) }
    }
    guard let scope = rotor.scope else { return nil }
    if reveals { ScrollViewProxy.scroll(in: scope, to: target.id, nil) }
    guard let node = findIdentity(target.id, in: scope) else { return nil }
    return host.firstResponder(inside: node)
  }

  private func findIdentity(_ id: AnyHashable, in node: _Node) -> LayoutNode? {
    var found: LayoutNode?
    node.forEachChild { child in
      guard found == nil else { return }
      var place: _Node?
      if (child as? any IdentifiedNode)?.identity == id { place = child }
      if place == nil, let items = child as? any LazyItems {
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          place = items.item(at: index)
          break
        }
      }
      if let place {
        var elements: ContiguousArray<LayoutNode> = []
        place.collectElements(into: &elements)
        found = elements.first
      }
      if found == nil { found = findIdentity(id, in: child) }
    }
    return found
  }
}
