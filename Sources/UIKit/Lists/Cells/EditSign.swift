/// The sign in the control with which a row is deleted in edit mode, as an element of its own.
///
/// As trees and UI tests of public apps have it, in tables and in SwiftUI's lists: `Image, identifier:
/// 'minus.circle.fill', label: 'remove'`.
package enum EditSign {
  package static let identifier = "minus.circle.fill"
  package static let label = "remove"
}
