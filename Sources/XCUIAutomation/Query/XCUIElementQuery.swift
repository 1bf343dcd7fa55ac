import Accessibility
import Foundation

/// A way to find elements, resolved anew at each use.
@MainActor @preconcurrency
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let chain: QueryChain

  init(chain: QueryChain) {
    self.chain = chain
  }

  // MARK: Single elements

  /// The one match; using it fails if there are several.
  open var element: XCUIElement { XCUIElement(chain: chain) }

  /// The first match in document order, however many there are.
  open var firstMatch: XCUIElement { XCUIElement(chain: chain.adding(.firstMatch)) }

  /// The match at `index`, counted from 0.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(chain: chain.adding(.index(index)))
  }

  @available(*, deprecated, message: "Use element(boundBy:).")
  open func element(at index: Int) -> XCUIElement {
    element(boundBy: index)
  }

  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The one match with `key` as identifier, title, label, value or placeholder.
  open subscript(key: String) -> XCUIElement {
    matching(identifier: key).element
  }

  // MARK: All elements

  /// How many elements match now.
  open var count: Int {
    guard let root = chain.app.root(for: .query(chain)) else { return 0 }
    var count = 0
    chain.forEachMatch(in: root) { _ in
      count += 1
      return true
    }
    return count
  }

  /// One element for each present match, found again by its place at each use.
  open var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// One element for each present match, which follows that very element.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let root = chain.app.root(for: .query(chain)) else { return [] }
    return chain.matches(in: root).map { XCUIElement(chain: chain.adding(.identity($0.id))) }
  }

  // MARK: Further steps

  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain: chain.adding(.descendants(type.kind)))
  }

  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain: chain.adding(.children(type.kind)))
  }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(chain: chain.adding(.matching(matcher(of: predicate))))
  }

  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let matcher = ElementMatcher(type: elementType.kind, identifier: identifier)
    return XCUIElementQuery(chain: chain.adding(.matching(matcher)))
  }

  open func matching(identifier: String) -> XCUIElementQuery {
    matching(.any, identifier: identifier)
  }

  /// Those matches for which the predicate holds, or that have a descendant for which it does.
  ///
  /// Apple's words name descendants only. That the element counts as well is taken from many public UI tests, which
  /// find texts by `staticTexts.containing(NSPredicate(format: "label CONTAINS …"))`: texts have no descendants.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let matcher = matcher(of: predicate)
    return XCUIElementQuery(chain: chain.adding(.containing(matcher, orItself: true)))
  }

  /// Those matches that have a descendant of that type and, unless nil, with that identifier.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let matcher = ElementMatcher(type: elementType.kind, identifier: identifier)
    return XCUIElementQuery(chain: chain.adding(.containing(matcher, orItself: false)))
  }

  private func matcher(of predicate: NSPredicate) -> ElementMatcher {
    let app = chain.app
    return ElementMatcher(predicate: predicate) { element in
      guard case .point? = OnMainActor.run({ app.hitPoint(of: element, in: element.root) }) else {
        return false
      }
      return true
    }
  }

  // MARK: Description

  nonisolated open override var description: String {
    "<XCUIElementQuery: \(address)>"
  }

  nonisolated open override var debugDescription: String {
    OnMainActor.run { DebugDescription.text(of: self.chain, isQuery: true) } ?? description
  }

  nonisolated private var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
  }
}
