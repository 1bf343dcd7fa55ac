import Accessibility

/// As much of a tree as fits into a message.
enum TreeExcerpt {
  /// No message shows more lines of a tree.
  private static let maximumLines = 40

  static func text(of root: AccessibilityElement) -> String {
    let lines = root.subtreeDump().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > maximumLines else { return lines.joined(separator: "\n") }
    let shown = lines.prefix(maximumLines).joined(separator: "\n")
    return shown + "\n    … \(lines.count - maximumLines) more lines; print(app.debugDescription)"
  }
}
