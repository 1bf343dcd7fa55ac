import Foundation

/// Where commands write: each line at once, since formatters read along.
enum StandardStreams {
  static func print(_ line: String) { write(line, to: .standardOutput) }

  static func warn(_ line: String) { write(line, to: .standardError) }

  private static func write(_ line: String, to handle: FileHandle) {
    // A reader that has gone away is no reason to stop.
    try? handle.write(contentsOf: Data("\(line)\n".utf8))
  }
}
