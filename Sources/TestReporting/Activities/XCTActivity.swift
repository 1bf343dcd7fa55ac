import Foundation
import Testing
import XCTest

/// A named step of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// The name shown to people.
  var name: String { get }

  /// Keeps the attachment with this step.
  func add(_ attachment: XCTAttachment)
}

/// One step that `XCTContext.runActivity` runs.
final class RunningActivity: NSObject, XCTActivity {
  let name: String

  init(name: String) {
    self.name = name
  }

  func add(_ attachment: XCTAttachment) {
    TestReporting.add(attachment)
  }
}

extension XCTestCase {
  /// Keeps the attachment with the result of this test.
  public func add(_ attachment: XCTAttachment) {
    TestReporting.add(attachment)
  }
}

extension TestReporting {
  /// Keeps the attachment with the running test, of either framework.
  ///
  /// Outside of tests it has nowhere to go and is dropped.
  package static func add(
    _ attachment: XCTAttachment, file: StaticString = #filePath, line: UInt = #line
  ) {
    if Test.current != nil {
      SwiftTestingSession.attach(
        attachment.artifact, at: SourcePosition(file: file, line: line))
    } else {
      XCTestSession.current?.add(attachment)
    }
  }
}
