import Foundation

/// Writes a report for a program to read.
package enum ReportFile {
  /// Writes the whole file at once, and makes the folders on the way to it.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - file: Where to; an existing file is replaced.
  ///   - option: The command-line option that asked for the file, for the message.
  /// - Throws: `ToolError` when that isn't possible.
  package static func write(_ text: String, to file: URL, option: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolError(
        "Could not write \(file.path) (\(option)): \((error as NSError).localizedDescription)")
    }
  }
}
