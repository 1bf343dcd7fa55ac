import Accessibility
import Foundation

/// A test of single elements.
struct ElementMatcher {
  private let kind: Kind
  /// The test as logs print it: `predicate '"Next" IN identifiers'`.
  let summary: String
  /// Why the test can never work, such as a predicate with an unknown key; nil if it can.
  let problem: String?
  /// The string that must equal one of an element's identifiers, if the test asks for one.
  let key: String?

  private enum Kind {
    case type(ElementKind)
    case identifier(ElementKind, String)
    case compiled((AccessibilityElement) -> Bool)
  }

  /// Elements of `type` with `identifier` among their identifiers; nil asks for the type only.
  init(type: ElementKind, identifier: String?) {
    problem = identifier.flatMap(Self.problem)
    key = identifier
    if let identifier {
      kind = .identifier(type, identifier)
      let quoted = "\"\(identifier)\" IN identifiers"
      summary =
        type == .any
        ? "predicate '\(quoted)'" : "predicate 'elementType == \(type.rawValue) AND \(quoted)'"
    } else {
      kind = .type(type)
      summary = "type \(type.name)"
    }
  }

  /// The most characters of a string that one of an element's identifiers is to equal, as on iOS.
  private static let longestIdentifier = 128

  private static func problem(of identifier: String) -> String? {
    guard identifier.utf16.count > longestIdentifier else { return nil }
    return """
      Invalid query - string identifier "\(identifier)" exceeds maximum length of \(longestIdentifier) characters. \
      You can work around this limitation by constructing a query with a custom NSPredicate that specifies the \
      property (label, title, value, placeholderValue, or identifier) to match against.
      """
  }

  /// Elements for which `predicate` holds; `isHittable` answers predicates that ask for it.
  init(predicate: NSPredicate, isHittable: @escaping (AccessibilityElement) -> Bool) {
    let compiled = CompiledPredicate(predicate, isHittable: isHittable)
    kind = .compiled(compiled.matches)
    summary = "predicate '\(compiled.format)'"
    problem = compiled.problem
    key = nil
  }

  func matches(_ element: AccessibilityElement) -> Bool {
    switch kind {
    case .type(let type): type == .any || element.elementType == type
    case .identifier(let type, let identifier):
      (type == .any || element.elementType == type) && element.answers(to: identifier)
    case .compiled(let matches): matches(element)
    }
  }
}

extension AccessibilityElement {
  /// Whether `name` equals one of the strings by which a test may call the element.
  func answers(to name: String) -> Bool {
    identifier == name || label == name || title == name || value == name
      || placeholderValue == name
  }

  /// The strings by which a test may call the element, without empty ones.
  var identifiers: [String] {
    [identifier, title, label, value ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }
}
