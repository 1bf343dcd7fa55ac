import Foundation

/// Settings of the failures that a test expects.
open class XCTExpectedFailure: NSObject {
  /// How a failure is expected.
  open class Options: NSObject {
    /// Which failures are meant; all if there is none.
    open var issueMatcher: ((XCTIssue) -> Bool)?

    /// Whether failures are expected at all.
    open var isEnabled = true

    /// Whether it is a failure that nothing failed.
    open var isStrict = true

    public override init() {
      super.init()
    }

    /// Options for something that doesn't always fail.
    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

// MARK: For the rest of the test

/// Expects a failure between this call and the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line
) {
  _ = XCTestSession.current?.expectedFailures.begin(
    reason: failureReason, options: options, at: SourcePosition(file: file, line: line))
}

/// Expects a failure between this call and the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, options: options(enabled: enabled, strict: strict, matcher: issueMatcher),
    file: file, line: line)
}

// MARK: For a block

/// Expects a failure in the block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard let expectedFailures = XCTestSession.current?.expectedFailures else {
    return try failingBlock()
  }
  let id = expectedFailures.begin(
    reason: failureReason, options: options, at: SourcePosition(file: file, line: line))
  defer { expectedFailures.end(id) }
  return try failingBlock()
}

/// Expects a failure in the block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: options(enabled: enabled, strict: strict, matcher: issueMatcher),
    file: file, line: line, failingBlock: failingBlock)
}

private func options(
  enabled: Bool?, strict: Bool?, matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  options.isEnabled = enabled ?? true
  options.isStrict = strict ?? true
  options.issueMatcher = matcher
  return options
}
