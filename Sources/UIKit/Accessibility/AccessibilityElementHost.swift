/// What hands the elements of hosted content out as objects.
@MainActor
package protocol AccessibilityElementHost: AnyObject {
  /// The object that stands for an element; nil where there is no such element now.
  func responder(forElement id: UInt64) -> UIResponder?
}
