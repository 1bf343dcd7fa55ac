/// The call that leads from a place's parent to the place.
package enum PathElement {
  /// Where the inspection began: leaves no trace.
  case root
  /// The view's own accessor, with an index inside a container.
  case typed(Int?)
  /// A subscript that has not been given a type.
  case untyped(Int)
  /// An accessor of another kind: `labelView()`, `overlay(1)`.
  case named(String, Int?)
}
