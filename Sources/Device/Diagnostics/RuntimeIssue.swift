import Foundation

/// What the running code did wrong, said once where a person looks.
///
/// The console gets every issue, after the name of the module that found it; a test library may listen as
/// well.
@MainActor
package enum RuntimeIssue {
  /// Called with each issue in place of the console and the running test.
  package static var handler: ((String) -> Void)?

  /// Takes a line of text; writes it to the standard error unless a test listens.
  package static var console: (String) -> Void = { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Something that iOS warns of in the console and goes on.
  package static func report(_ message: String, fileID: StaticString = #fileID) {
    if let handler {
      handler(message)
    } else {
      console("[\(module(of: fileID))] \(message)")
    }
  }

  /// Something for which iOS ends the process: the running test fails, if there is one.
  package static func fail(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    report(message, fileID: fileID)
    guard handler == nil else { return }
    TestFailure.record(
      TestFailure(message: message, fileID: fileID, filePath: filePath, line: line))
  }

  /// The same as `report` from code that may run on any thread: at once on the main one, in its queue on others.
  package nonisolated static func reportFromAnyThread(
    _ message: String, fileID: StaticString = #fileID
  ) {
    MainThread.run { report(message, fileID: fileID) }
  }

  /// The same as `fail` from code that may run on any thread: at once on the main one, in its queue on others.
  package nonisolated static func failFromAnyThread(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    MainThread.run { fail(message, fileID: fileID, filePath: filePath, line: line) }
  }

  /// The module in a `#fileID`.
  private static func module(of fileID: StaticString) -> Substring {
    "\(fileID)".prefix { $0 != "/" }
  }
}
