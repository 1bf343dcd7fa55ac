import SwiftUI

extension ViewType {
  /// Stands for `Stepper`.
  public struct Stepper: BaseViewType {
    public static let typePrefix = "Stepper"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Stepper`.
  public func stepper() throws -> InspectableView<ViewType.Stepper> {
    try child(ViewType.Stepper.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Stepper`.
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> {
    try child(ViewType.Stepper.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Stepper {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Adds a step, as a tap would.
  public func increment() throws {
    try node.requireResponsive()
    try node.value(as: (any StepperValue).self).onIncrement?()
  }

  /// Takes a step away, as a tap would.
  public func decrement() throws {
    try node.requireResponsive()
    try node.value(as: (any StepperValue).self).onDecrement?()
  }

  /// Tells `onEditingChanged` that editing has ended.
  public func callOnEditingChanged() throws {
    try node.value(as: (any StepperValue).self).onEditingChanged(false)
  }
}

/// What can be read of a stepper whatever its label is.
private protocol StepperValue {
  var onIncrement: (() -> Void)? { get }
  var onDecrement: (() -> Void)? { get }
  var onEditingChanged: (Bool) -> Void { get }
}

extension Stepper: StepperValue {}
