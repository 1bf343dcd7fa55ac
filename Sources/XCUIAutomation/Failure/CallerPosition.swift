import Foundation
import Runtime

/// Finds the line of code that called this library.
///
/// XCUITest's API has no room for a caller's position, so it is read off the call stack, as XCTest does
/// on Apple's platforms. It takes some milliseconds: for failures only.
enum CallerPosition {
  /// The innermost caller outside of this library and the frameworks.
  ///
  /// Without debug information the position is "<unknown>", line 0.
  static func current() -> SourcePosition {
    frames().first(where: isUserCode) ?? SourcePosition(file: "<unknown>", line: 0)
  }

  private static func frames() -> [SourcePosition] {
    guard let backtrace = try? Backtrace.capture(limit: 64),
      let symbolicated = backtrace.symbolicated()
    else { return [] }
    return symbolicated.frames.compactMap { frame in
      guard let location = frame.symbol?.sourceLocation, location.line > 0 else { return nil }
      return SourcePosition(file: location.path, line: location.line)
    }
  }

  private static func isUserCode(_ position: SourcePosition) -> Bool {
    position.file.hasPrefix("/") && !position.file.hasPrefix(librarySources)
      && !position.file.hasPrefix(reportingSources) && !position.file.contains("/<")
  }

  /// The folder of this library's sources when it was compiled.
  private static let librarySources = sources + "XCUIAutomation/"
  private static let reportingSources = sources + "TestReporting/"

  private static let sources: String = {
    let here = "XCUIAutomation/Failure/CallerPosition.swift"
    return String("\(#filePath)".dropLast(here.utf8.count))
  }()
}
