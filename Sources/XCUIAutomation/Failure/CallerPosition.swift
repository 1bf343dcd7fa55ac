import Foundation
import Runtime

/// Finds the line of code that called this library.
///
/// XCUITest's API has no room for a caller's position, so it is read off the call stack, as XCTest does
/// on Apple's platforms. Reading the debug information of a large program takes tenths of a second: for
/// failures only, and for no more frames than needed.
enum CallerPosition {
  /// The innermost caller outside of this library and the frameworks.
  ///
  /// Without debug information the position is "<unknown>", line 0.
  static func current() -> SourcePosition {
    // What was inlined has frames only where everything is read, which builds for debugging don't need.
    userFrame(options: [.showSourceLocations, .useSymbolCache])
      ?? userFrame(options: [.showSourceLocations, .useSymbolCache, .showInlineFrames])
      ?? SourcePosition(file: "<unknown>", line: 0)
  }

  /// So many frames are looked at together, from the innermost on; the caller is mostly among the first.
  private static let portion = 12
  private static let maximumDepth = 96

  private static func userFrame(options: Backtrace.SymbolicationOptions) -> SourcePosition? {
    for offset in stride(from: 0, to: maximumDepth, by: portion) {
      guard
        let frames = try? Backtrace.capture(limit: portion, offset: offset, top: 0),
        let symbolicated = frames.symbolicated(options: options)
      else { return nil }
      let positions = symbolicated.frames.map { frame -> SourcePosition? in
        guard let location = frame.symbol?.sourceLocation, location.line > 0 else { return nil }
        return SourcePosition(file: location.path, line: location.line)
      }
      if let position = positions.lazy.compactMap({ $0 }).first(where: isUserCode) {
        return position
      }
      // The end of the stack has been reached.
      if positions.count < portion { return nil }
    }
    return nil
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
