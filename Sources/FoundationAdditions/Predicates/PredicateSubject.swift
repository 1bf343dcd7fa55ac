import Foundation

/// Something that a predicate can be asked about.
package protocol PredicateSubject {
  /// The value of a key; nil if there is no such key.
  func predicateValue(forKey key: String) -> PredicateValue?
  /// The subject as a value.
  var predicateValue: PredicateValue { get }
  /// What the subject is, for messages.
  var subjectName: String { get }
  /// What somebody who asked for a key that is not there may have meant.
  func hint(forUnknownKey key: String) -> String?
}

extension PredicateSubject {
  package func hint(forUnknownKey key: String) -> String? { nil }
}

/// Any object that a predicate is evaluated with: those that answer themselves, values, dictionaries, and other
/// objects by key-value coding or by their stored properties.
package struct DynamicSubject: PredicateSubject {
  private let object: Any?

  package init(_ object: Any?) {
    self.object = object
  }

  package func predicateValue(forKey key: String) -> PredicateValue? {
    if let subject = object as? any PredicateSubject { return subject.predicateValue(forKey: key) }
    if let dictionary = object as? [String: Any] { return PredicateValue(dictionary[key]) }
    let value = PredicateValue(object)
    guard case .object(let object) = value else { return value.value(at: [key][...]) }
    if let known = object as? any NSObjectProtocol,
      let value = KeyValueCoding.value(forKey: key, of: known)
    {
      return PredicateValue(value)
    }
    return Self.reflected(key, in: Mirror(reflecting: object))
  }

  package var predicateValue: PredicateValue { PredicateValue(object) }

  package var subjectName: String {
    if let subject = object as? any PredicateSubject { return subject.subjectName }
    return object.map { "\(type(of: $0))" } ?? "nil"
  }

  package func hint(forUnknownKey key: String) -> String? {
    (object as? any PredicateSubject)?.hint(forUnknownKey: key)
  }

  private static func reflected(_ key: String, in mirror: Mirror) -> PredicateValue? {
    let names = [key, "_" + key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for child in mirror.children {
      if let label = child.label, names.contains(label) { return PredicateValue(child.value) }
    }
    return mirror.superclassMirror.flatMap { reflected(key, in: $0) }
  }
}
