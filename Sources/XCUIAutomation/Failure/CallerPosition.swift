import Foundation
import Runtime
import TestReporting

/// Finds the line of code that called this library.
///
/// XCUITest's API has no room for a caller's position, so it is read off the call stack, as XCTest does
/// on Apple's platforms. Finding the line of one call in the debug information of a large program takes
/// a tenth of a second: for failures only, and for no more calls than needed.
enum CallerPosition {
  /// Runs when the program is loaded: predicates are written in tests, and fail where they are written.
  @used @section(".init_array")
  private static let registration: @convention(c) () -> Void = {
    MistakePlaces.register("/NSPredicate+Format.swift") { CallerPosition.current() }
  }

  /// The innermost caller outside of this library and the frameworks.
  ///
  /// Without debug information the position is "<unknown>", line 0.
  @inline(never) static func current() -> SourcePosition {
    // The names of functions are found at once: by them our own calls are left out.
    let names = functionNames()
    for (offset, name) in names.enumerated() where !isOwn(name) {
      if let position = position(at: offset), isUserCode(position) { return position }
    }
    return SourcePosition(file: "<unknown>", line: 0)
  }

  private static let maximumDepth = 96

  /// The mangled names of the functions on the stack, from the one that called `current()` on.
  @inline(never) private static func functionNames() -> [String] {
    guard let calls = try? Backtrace.capture(limit: maximumDepth, offset: 2, top: 0),
      let named = calls.symbolicated(options: [.useSymbolCache])
    else { return [] }
    return named.frames.map { $0.symbol?.rawName ?? "" }
  }

  @inline(never) private static func position(at offset: Int) -> SourcePosition? {
    // The last frame within the limit only says that there are more.
    guard
      let call = try? Backtrace.capture(limit: 2, offset: 2 + offset, top: 0),
      let frame = call.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames.first,
      let location = frame.symbol?.sourceLocation, location.line > 0
    else { return nil }
    return SourcePosition(file: location.path, line: location.line)
  }

  /// Whether the function is one of this library or of the one that takes the failure.
  private static func isOwn(_ name: String) -> Bool {
    name.isEmpty || name.hasPrefix("$s14XCUIAutomation") || name.hasPrefix("$s13TestReporting")
  }

  private static func isUserCode(_ position: SourcePosition) -> Bool {
    position.file.hasPrefix("/") && !position.file.hasPrefix(librarySources)
      && !othersSources.contains(where: position.file.hasPrefix) && !position.file.contains("/<")
  }

  /// The folder of this library's sources when it was compiled.
  private static let librarySources = sources + "XCUIAutomation/"
  private static let othersSources = ["TestReporting/", "FoundationAdditions/", "Device/"].map {
    sources + $0
  }

  private static let sources: String = {
    let here = "XCUIAutomation/Failure/CallerPosition.swift"
    return String("\(#filePath)".dropLast(here.utf8.count))
  }()
}
