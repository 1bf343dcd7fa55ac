extension _Node {
  /// Whether a section stands here before any layout starts.
  var containsSection: Bool {
    if self is SectionNode { return true }
    if self is LayoutNode { return false }
    var result = false
    forEachChild { if !result { result = $0.containsSection } }
    return result
  }

  /// Hides the node with all below it, or shows it again: its views disappear or appear, and keep
  /// their state.
  package final func setShown(_ isShown: Bool) {
    guard !flags.contains(.removed), flags.contains(.hidden) == isShown else { return }
    if isShown {
      flags.remove(.hidden)
      setVisible(true)
    } else {
      graph.hidesParts = true
      setVisible(false)
      flags.insert(.hidden)
    }
  }
}
