/// A piece of information about an element that is told on demand, such as "Size: 12 MB".
package struct AccessibilityCustomContent: Hashable, Sendable {
  package var label: String
  package var value: String
  /// Whether it is told at once, behind the element's own words.
  package var isImportant: Bool

  package init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
