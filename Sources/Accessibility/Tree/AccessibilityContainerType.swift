/// How assistive technologies treat the children of an element, with UIKit's raw values.
package enum AccessibilityContainerType: Int, Codable, Hashable, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}
