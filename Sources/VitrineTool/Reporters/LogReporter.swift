import Foundation

/// Keeps everything that the build and the tests printed, in one file among the artifacts.
package final class LogReporter: Reporter {
  /// The absolute path of the log.
  package let file: URL
  private let handle: FileHandle

  /// - Throws: `ToolError` when the file can't be written.
  package init(file: URL) throws {
    self.file = file
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: file.path)
    else {
      throw ToolError("Could not write \(file.path).\nGive another folder with --artifacts.")
    }
    self.handle = handle
  }

  package func receive(_ event: RunEvent) {
    switch event {
    case .output(let line): write(line)
    case .note(let text): write("vitrine: \(text)")
    default: break
    }
  }

  package func finish(_ report: RunReport) {
    try? handle.close()
  }

  /// A full disk costs the log, not the run.
  private func write(_ line: String) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}
