import Accessibility
import Foundation
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
        item.targetRange = target.range(in: responder)
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
    let here = targets.indices.filter {
      stands(responder(of: targets[$0], reveals: false), for: element)
    }
    guard let first = here.first, let last = here.last, targets[first].textRange != nil else {
      return here.first
    }
    // Within a text, the search goes on from where the user is in it.
    let place = predicate.currentItem.targetRange?.range.location ?? -1
    func location(_ index: Int) -> Int {
      targets[index].range(in: element)?.range.location ?? place
    }
    return predicate.searchDirection == .next
      ? here.last { location($0) <= place } ?? first - 1
      : here.first { location($0) >= place } ?? last + 1
  }

  /// Whether two objects tell of one element, as which new ones are handed out when something changes.
  private func stands(_ responder: UIResponder?, for other: UIResponder) -> Bool {
    if let node = responder as? AccessibilityNode, let other = other as? AccessibilityNode {
      return node.element.id == other.element.id
    }
    return responder === other
  }

  private func responder(
    of target: _AccessibilityRotorTarget, reveals: Bool
  ) -> UIResponder? {
    if target.isNamed, let name = target.id {
      // The elements of now have the names of now.
      _ = host.responder(forElement: 0)
      let element = graph.accessibilityRotors.element(named: name)
      if reveals, let element { _ = host.scrollHostedElementToVisible(element) }
      return element.flatMap { host.responder(forElement: $0) }
    }
    guard let scope = rotor.scope else { return nil }
    guard let id = target.id else { return host.firstResponder(inside: scope) }
    if reveals { ScrollViewProxy.scroll(in: scope, to: id, nil) }
    guard let node = findIdentity(id, in: scope) else { return nil }
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

extension _AccessibilityRotorTarget {
  /// Its part of an element's text: of what stands in a field, of another element's words.
  ///
  /// Nil for the whole element, and where the text is shorter.
  @MainActor
  fileprivate func range(in responder: UIResponder) -> UITextRange? {
    guard let textRange else { return nil }
    let isField =
      (responder as? AccessibilityNode)?.element.elementType.holdsText
      ?? (responder is UITextView || responder is UITextField)
    let text = (isField ? responder.accessibilityValue : responder.accessibilityLabel) ?? ""
    guard textRange.upperBound <= text.endIndex else { return nil }
    return UITextRange(NSRange(textRange, in: text))
  }
}

extension ElementKind {
  /// Whether what is written in such an element is its value.
  fileprivate var holdsText: Bool {
    [.textField, .secureTextField, .searchField, .textView].contains(self)
  }
}
