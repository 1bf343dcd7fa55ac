import Foundation

/// What a crashed process left on its output: what was said before, the runtime's last words and the backtrace.
package struct CrashReport: Equatable, Sendable {
  /// Such as `Fatal error: Index out of range`.
  package var reason: String?
  /// The last lines before the crash in which a module spoke, such as `[UIKit] No outlet of that name`.
  ///
  /// What ends a process often only follows from them. Each is there once, in their order.
  package var said: [String]
  /// The innermost place of the crashed thread that lies in a source file of the package.
  package var file: String?
  package var line: Int?

  /// - Parameters:
  ///   - output: What was printed since the test began.
  ///   - directory: The package's folder, an absolute path.
  package init(output: [String], directory: String) {
    reason =
      output.last(where: Self.isLastWords).map(Self.withoutRuntimePlace)
      ?? Self.isolation(in: output)
    said = Self.said(in: output)
    let threads = output.indices.filter { output[$0].hasPrefix("Thread ") }
    // A process that was stopped may hang in another thread than the one that took the signal.
    let order = threads.sorted { Self.isCrashed(output[$0]) && !Self.isCrashed(output[$1]) }
    for start in order {
      for line in output[(start + 1)...].prefix(while: { !$0.hasPrefix("Thread ") }) {
        guard let place = Self.place(inFrame: line), place.file.hasPrefix(directory + "/"),
          !place.file.contains("/.build"), !place.file.contains(".derived/")
        else { continue }
        (file, self.line) = place
        return
      }
    }
  }

  /// The failure to record for the test during which the process ended.
  ///
  /// - Parameters:
  ///   - signal: The number of the signal that ended it; nil when it ended by itself.
  ///   - failures: What the test had failed with before, which is not said again.
  /// - Returns: An issue of the kind `crash`.
  package func issue(signal: Int32?, after failures: [TestIssue] = []) -> TestIssue {
    var message = "The test process crashed during this test"
    if let signal {
      message += ": \(Self.describe(signal))."
    } else if reason != nil {
      message += "."
    } else {
      message = "The test process ended during this test. Does something call exit()?"
    }
    if let reason { message += "\n\(reason)" }
    message += words(after: failures)
    return TestIssue(kind: .crash, message: message, file: file, line: line)
  }

  /// The part of the output that tells what the threads were doing; nil where there is none.
  package static func stacks(in output: [String]) -> String? {
    let start =
      output.lastIndex { $0 == ThreadStacks.heading }
      ?? output.lastIndex { $0.contains(": Backtracing from 0x") }
    guard let start else { return nil }
    return output[start...].joined(separator: "\n") + "\n"
  }

  /// The failure to record for a test that was stopped.
  ///
  /// - Parameters:
  ///   - reason: Why it was stopped, as part of a sentence.
  ///   - failures: What the test had failed with before, which is not said again.
  /// - Returns: An issue of the kind `timeout`.
  package func timeout(_ reason: String, after failures: [TestIssue] = []) -> TestIssue {
    let advice =
      reason.hasPrefix(StallWatch.overdue)
      ? "its test plan or executionTimeAllowance gives it more time"
      : "--timeout gives a test more time"
    return TestIssue(
      kind: .timeout,
      message: """
        The test did not come to an end and was stopped: \(reason).
        What its threads were doing is in stacks.txt; \(advice).\(words(after: failures))
        """, file: file, line: line)
  }

  /// `signal 4 (Illegal instruction)`.
  package static func describe(_ signal: Int32) -> String {
    "signal \(signal) (\(String(cString: strsignal(signal))))"
  }

  /// What was said before, as the last lines of a message; empty where that was nothing.
  func words(after failures: [TestIssue] = []) -> String {
    let lines = said.filter { line in
      let text = line.drop { $0 != "]" }.dropFirst(2)
      return !failures.contains { $0.message.contains(text) }
    }
    return lines.isEmpty ? "" : "\nSaid before it:" + lines.map { "\n  \($0)" }.joined()
  }

  /// Whether a line is none of what a test says, but tells how its process ends.
  static func isEnd(_ line: String) -> Bool {
    isLastWords(line) || line.hasPrefix("*** ") || line.hasPrefix("💣 ")
      || line == ThreadStacks.heading || line == Interrogation.screenAnswer
  }

  /// Whether a line is a module's own: `[UIKit] …`.
  static func isSaid(_ line: String) -> Bool {
    guard line.hasPrefix("["), let end = line.range(of: "] "), end.upperBound < line.endIndex else {
      return false
    }
    let name = line[line.index(after: line.startIndex)..<end.lowerBound]
    return name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Reading

  /// What to say of a process that ended because Swift found the main actor's code on another thread, of which
  /// it says nothing itself.
  private static func isolation(in output: [String]) -> String? {
    guard let start = output.firstIndex(where: isCrashed) else { return nil }
    let innermost = output[(start + 1)...].filter { !$0.isEmpty }.prefix(6)
    guard innermost.contains(where: { $0.contains(" swift_task_isCurrentExecutor") }) else {
      return nil
    }
    return """
      The main thread's work was done on another thread, as UIKit and SwiftUI do not allow: \
      DispatchQueue.main.async brings it back.
      """
  }

  /// How many lines are quoted.
  private static let saidLines = 3

  private static func said(in output: [String]) -> [String] {
    let end = output.lastIndex(where: isLastWords) ?? output.firstIndex(where: isEnd)
    var lines: [String] = []
    for line in output[..<(end ?? output.endIndex)].reversed() where isSaid(line) {
      if !lines.contains(line) { lines.append(line) }
      if lines.count == saidLines { break }
    }
    return lines.reversed()
  }

  private static func isCrashed(_ line: String) -> Bool {
    line.hasPrefix("Thread ") && line.contains("crashed")
  }

  private static func isLastWords(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
      .contains { line.contains($0) } && !line.hasPrefix("***")
  }

  /// Drops the place inside the standard library, which tells the reader nothing.
  private static func withoutRuntimePlace(_ line: String) -> String {
    guard line.hasPrefix("Swift/"), let range = line.range(of: ": ") else { return line }
    return String(line[range.upperBound...])
  }

  /// Reads `3 [ra] 0x… CrashTests.testCrash() + 98 in Runner at /folder/File.swift:4:48`, and gdb's
  /// `#3  0x… in HangTests.testHang() (self=…) at /folder/File.swift:27`.
  private static func place(inFrame line: String) -> (file: String, line: Int)? {
    guard line.contains(" 0x"), let range = line.range(of: " at /", options: .backwards) else {
      return nil
    }
    let parts = line[line.index(before: range.upperBound)...].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]) else { return nil }
    return (String(parts[0]), number)
  }
}
