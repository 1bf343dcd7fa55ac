import SwiftUI

extension InspectableView {
  /// Runs the action of the innermost `onTapGesture`.
  public func callOnTapGesture() throws {
    try node.modifier(as: (any TapValue).self, named: "onTapGesture").tap()
  }

  /// Runs the action of the innermost `onLongPressGesture`.
  public func callOnLongPressGesture() throws {
    try node.modifier(as: OnLongPressGestureModifier.self, named: "onLongPressGesture").action()
  }
}

/// A modifier that does something when its view is tapped.
private protocol TapValue {
  func tap()
}

extension OnTapGestureModifier: TapValue {
  fileprivate func tap() { action() }
}

extension OnSpatialTapGestureModifier: TapValue {
  fileprivate func tap() { action(.zero) }
}
