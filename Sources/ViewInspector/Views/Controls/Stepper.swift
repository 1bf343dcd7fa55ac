import SwiftUI

extension ViewType {
  public struct Stepper: BaseViewType {
    public static let typePrefix = "Stepper"
  }
}

extension InspectableView where View: SingleViewContent {
  public func stepper() throws -> InspectableView<ViewType.Stepper> {
    try child(ViewType.Stepper.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> {
    try child(ViewType.Stepper.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Stepper {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  public func increment() throws {
    try node.requireResponsive()
    try node.value(as: (any StepperValue).self).onIncrement?()
  }

  public func decrement() throws {
    try node.requireResponsive()
    try node.value(as: (any StepperValue).self).onDecrement?()
  }

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
