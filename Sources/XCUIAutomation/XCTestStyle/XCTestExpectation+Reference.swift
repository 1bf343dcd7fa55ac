import XCTest

extension XCTestExpectation {
  /// What `expectation.fulfill` means where it is not called but handed on, as a completion: XCTest's own method here
  /// takes a place, so that it is no function without arguments.
  @_disfavoredOverload
  public func fulfill() { fulfill(#filePath) }
}
