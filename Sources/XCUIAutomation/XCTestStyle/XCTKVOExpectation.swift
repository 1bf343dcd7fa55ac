import Foundation
import FoundationAdditions
import XCTest

/// Waits until a property of an object has a value.
///
/// The property is asked again and again, as there is no key-value observing on Linux. Elements and
/// queries know the keys of predicates (`exists`, `isHittable`, `value`, `count` …), other objects
/// their stored properties.
open class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?

  /// Waits for a value; nil waits until the value differs from the present one.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    let predicate: NSPredicate
    if let expectedValue {
      predicate = NSPredicate(format: "%K == %@", keyPath, expectedValue)
    } else {
      let subject = KeyedSubject(object: object, keyPath: keyPath)
      let start = subject.text
      predicate = NSPredicate { _, _ in subject.text != start }
    }
    super.init(predicate: predicate, object: object)
  }
}

/// An object and the way to one of its values.
private struct KeyedSubject: @unchecked Sendable {
  let object: Any
  let keyPath: String

  /// The value in words; nil where there is no such key.
  var text: String? {
    let subject = DynamicSubject(object)
    let keys = keyPath.split(separator: ".").map(String.init)
    guard
      let value = keys.first.flatMap({ subject.predicateValue(forKey: $0) })?
        .value(at: keys.dropFirst())
    else {
      Failure.record { "XCTKVOExpectation found no key '\(keyPath)' in \(subject.subjectName)." }
      return nil
    }
    return "\(value)"
  }
}
