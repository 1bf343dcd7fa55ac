import Accessibility
import Foundation

/// As much of a tree as fits into a message.
///
/// A message is to be read at a glance: the whole tree is among the artifacts of a failed test.
@MainActor
enum TreeExcerpt {
  /// The variable that, set to 1, has messages show the tree.
  static let variable = "XCUI_INLINE_TREE"

  /// Stands in for the environment, which a process with several threads must not change.
  static var replacement: Bool?

  /// Whether messages show the tree.
  static var isInline: Bool {
    replacement ?? (ProcessInfo.processInfo.environment[variable] == "1")
  }

  /// The screen that was searched, or how to see it.
  static func screen(_ root: AccessibilityElement) -> String {
    guard !isInline else { return "The screen:\n" + text(of: root) }
    var count = 0
    root.forEachDescendant { _ in count += 1 }
    return "The screen has \(count) elements: they are among the test's artifacts, and here with "
      + "\(variable)=1; or print(app.debugDescription)."
  }

  /// No message shows more lines of a tree.
  private static let maximumLines = 40

  private static func text(of root: AccessibilityElement) -> String {
    let lines = root.subtreeDump().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > maximumLines else { return lines.joined(separator: "\n") }
    let shown = lines.prefix(maximumLines).joined(separator: "\n")
    return shown + "\n    … \(lines.count - maximumLines) more lines; print(app.debugDescription)"
  }
}
