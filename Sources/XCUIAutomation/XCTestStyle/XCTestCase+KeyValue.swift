import Foundation
import FoundationAdditions
import XCTest

extension XCTestCase {
  /// Expects a property of an object to have a value; nil expects it to change.
  ///
  /// The property is asked again and again, as for `XCTKVOExpectation`.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    let observed = XCTKVOExpectation(
      keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue)
    return expectation(for: observed.predicate, evaluatedWith: objectToObserve)
  }
}
