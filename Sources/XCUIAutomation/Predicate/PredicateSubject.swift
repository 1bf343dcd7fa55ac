import Accessibility
import Foundation

/// Something that a predicate can be asked about.
protocol PredicateSubject {
  /// The value of a key; nil if there is no such key.
  func predicateValue(forKey key: String) -> PredicateValue?
  /// The value of a key that is known to be an element's attribute.
  func predicateValue(for attribute: AttributeKey) -> PredicateValue?
  /// The subject as a value.
  var predicateValue: PredicateValue { get }
  /// What the subject is, for messages.
  var subjectName: String { get }
}

extension PredicateSubject {
  func predicateValue(for attribute: AttributeKey) -> PredicateValue? {
    predicateValue(forKey: attribute.rawValue)
  }
}

/// An element of a tree, with what it takes to tell whether it can be tapped.
struct ElementSubject: PredicateSubject {
  let element: AccessibilityElement
  let isHittable: (AccessibilityElement) -> Bool

  func predicateValue(for attribute: AttributeKey) -> PredicateValue? {
    attribute.value(of: element)
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": .bool(true)
    case "isHittable", "hittable": .bool(isHittable(element))
    default: AttributeKey(rawValue: key).map { $0.value(of: element) }
    }
  }

  var predicateValue: PredicateValue { .object(element) }
  var subjectName: String { "XCUIElement" }
}

/// Any object that a predicate is evaluated with: elements and queries of this library, values,
/// dictionaries, and the stored properties of other objects.
struct DynamicSubject: PredicateSubject {
  let object: Any?

  init(_ object: Any?) {
    self.object = object
  }

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch object {
    case let element as XCUIElement:
      return OnMainActor.run { Self.value(ofElement: element, forKey: key) } ?? nil
    case let query as XCUIElementQuery:
      guard key == "count" || key == "@count" else { return nil }
      return OnMainActor.run { PredicateValue.number(Double(query.count)) }
    case let snapshot as ElementSnapshot:
      return ElementSubject(element: snapshot.element, isHittable: { _ in true })
        .predicateValue(forKey: key)
    case let dictionary as [String: Any]:
      return PredicateValue(dictionary[key])
    default:
      let value = PredicateValue(object)
      if case .object(let object) = value {
        return Self.reflected(key, in: Mirror(reflecting: object))
      }
      return value.value(at: [key][...])
    }
  }

  var predicateValue: PredicateValue { PredicateValue(object) }
  var subjectName: String { object.map { "\(type(of: $0))" } ?? "nil" }

  @MainActor
  private static func value(ofElement element: XCUIElement, forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": return .bool(element.exists)
    case "isHittable", "hittable": return .bool(element.isHittable)
    default: break
    }
    guard let attribute = AttributeKey(rawValue: key) else { return nil }
    // An expectation polls an element that may not be there yet: that is no failure.
    return element.exists ? element.resolved().map { attribute.value(of: $0) } ?? .null : .null
  }

  private static func reflected(_ key: String, in mirror: Mirror) -> PredicateValue? {
    let names = [key, "_" + key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for child in mirror.children {
      if let label = child.label, names.contains(label) { return PredicateValue(child.value) }
    }
    return mirror.superclassMirror.flatMap { reflected(key, in: $0) }
  }
}
