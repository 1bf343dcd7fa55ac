import Accessibility
import FoundationAdditions

/// An element of a tree, with what it takes to tell whether it can be tapped.
struct ElementSubject: PredicateSubject {
  let element: AccessibilityElement
  let isHittable: (AccessibilityElement) -> Bool

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": .bool(true)
    case "isHittable", "hittable": .bool(isHittable(element))
    default: AttributeKey.named(key).map { $0.value(of: element) }
    }
  }

  var predicateValue: PredicateValue { .object(element) }
  var subjectName: String { "XCUIElement" }
  func hint(forUnknownKey key: String) -> String? { AttributeKey.hint(for: key) }
}

extension XCUIElement: PredicateSubject {
  package nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    OnMainActor.run { value(forPredicate: key) } ?? nil
  }

  package nonisolated var predicateValue: PredicateValue { .object(self) }
  package nonisolated var subjectName: String { "\(type(of: self))" }

  package nonisolated func hint(forUnknownKey key: String) -> String? {
    AttributeKey.hint(for: key)
  }

  private func value(forPredicate key: String) -> PredicateValue? {
    switch key {
    case "exists": return .bool(exists)
    case "isHittable", "hittable": return .bool(isHittable)
    default: break
    }
    guard let attribute = AttributeKey.named(key) else { return nil }
    // An expectation polls an element that may not be there yet: that is no failure.
    return exists ? resolved().map { attribute.value(of: $0) } ?? .null : .null
  }
}

extension XCUIElementQuery: PredicateSubject {
  package nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    guard key == "count" || key == "@count" else { return nil }
    return OnMainActor.run { PredicateValue.number(Double(count)) }
  }

  package nonisolated var predicateValue: PredicateValue { .object(self) }
  package nonisolated var subjectName: String { "\(type(of: self))" }
}

extension ElementSnapshot: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue? {
    ElementSubject(element: element, isHittable: { _ in true }).predicateValue(forKey: key)
  }

  package var predicateValue: PredicateValue { .object(self) }
  package var subjectName: String { "\(type(of: self))" }
}
