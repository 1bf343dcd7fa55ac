import Foundation
import XCTest

/// One failure of a test, as XCTest describes it.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
    case thrownError = 1
    case uncaughtException = 2
    case performanceRegression = 3
    case system = 4
    case unmatchedExpectedFailure = 5
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  /// The description without what differs from run to run; here it is the description.
  public var description: String { detailedDescription ?? compactDescription }

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  init(_ failure: RecordedFailure) {
    self.init(
      type: failure.isAssertion ? .assertionFailure : .thrownError,
      compactDescription: failure.message,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(
          filePath: failure.position.file, lineNumber: failure.position.line)))
  }

  public mutating func add(_ attachment: XCTAttachment) {
    attachments.append(attachment)
  }
}

/// Members of test cases that a subclass may define again, as `XcodeTests` lets tests override them.
public protocol _IssueRecording: XCTestCase {}

extension XCTestCase: _IssueRecording {}

extension _IssueRecording {
  /// Records a failure of this test.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type != .thrownError)
  }
}
