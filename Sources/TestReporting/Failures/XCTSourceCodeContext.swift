import Foundation

/// Where a failure comes from.
public final class XCTSourceCodeContext: NSObject, Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation?) {
    self.location = location
  }

  public override convenience init() {
    self.init(location: nil)
  }
}

/// A line of a source file.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  public let fileURL: URL

  /// Counted from 1.
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}
