import Foundation

/// What a crashed process left on its output: the runtime's last words and the backtrace.
package struct CrashReport: Equatable, Sendable {
  /// Such as `Fatal error: Index out of range`.
  package var reason: String?
  /// The innermost place of the crashed thread that lies in a source file of the package.
  package var file: String?
  package var line: Int?

  /// - Parameters:
  ///   - output: What was printed since the test began.
  ///   - directory: The package's folder, an absolute path.
  package init(output: [String], directory: String) {
    reason = output.last(where: Self.isLastWords).map(Self.withoutRuntimePlace)
    let thread = output.firstIndex { $0.hasPrefix("Thread ") && $0.contains("crashed") }
    guard let start = thread else { return }
    for line in output[(start + 1)...] {
      if line.hasPrefix("Thread ") { break }
      guard let place = Self.place(inFrame: line), place.file.hasPrefix(directory + "/"),
        !place.file.contains("/.build"), !place.file.contains(".derived/")
      else { continue }
      (file, self.line) = place
      return
    }
  }

  /// The failure to record for the test during which the process ended.
  ///
  /// - Parameter signal: The number of the signal that ended it; nil when it ended by itself.
  /// - Returns: An issue of the kind `crash`.
  package func issue(signal: Int32?) -> TestIssue {
    var message = "The test process crashed during this test"
    if let signal {
      message += ": \(Self.describe(signal))."
    } else if reason != nil {
      message += "."
    } else {
      message = "The test process ended during this test. Does something call exit()?"
    }
    if let reason { message += "\n\(reason)" }
    return TestIssue(kind: .crash, message: message, file: file, line: line)
  }

  /// `signal 4 (Illegal instruction)`.
  package static func describe(_ signal: Int32) -> String {
    "signal \(signal) (\(String(cString: strsignal(signal))))"
  }

  // MARK: Reading

  private static func isLastWords(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
      .contains { line.contains($0) } && !line.hasPrefix("***")
  }

  /// Drops the place inside the standard library, which tells the reader nothing.
  private static func withoutRuntimePlace(_ line: String) -> String {
    guard line.hasPrefix("Swift/"), let range = line.range(of: ": ") else { return line }
    return String(line[range.upperBound...])
  }

  /// Reads `3 [ra] 0x… CrashTests.testCrash() + 98 in Runner at /folder/File.swift:4:48`.
  private static func place(inFrame line: String) -> (file: String, line: Int)? {
    guard line.contains(" 0x"), let range = line.range(of: " at /", options: .backwards) else {
      return nil
    }
    let parts = line[line.index(before: range.upperBound)...].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]) else { return nil }
    return (String(parts[0]), number)
  }
}
