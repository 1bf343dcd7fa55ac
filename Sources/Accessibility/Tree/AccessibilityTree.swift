/// A whole tree of elements, as it travels between processes.
package struct AccessibilityTree {
  package var root: AccessibilityElement

  package init(root: AccessibilityElement) {
    self.root = root
  }
}
