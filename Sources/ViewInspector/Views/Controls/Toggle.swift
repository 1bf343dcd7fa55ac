import SwiftUI

extension ViewType {
  /// Stands for `Toggle`.
  public struct Toggle: BaseViewType {
    public static let typePrefix = "Toggle"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Toggle`.
  public func toggle() throws -> InspectableView<ViewType.Toggle> {
    try child(ViewType.Toggle.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Toggle`.
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> {
    try child(ViewType.Toggle.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Toggle {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Turns the toggle over; one with several bindings turns them all on unless they all are.
  public func tap() throws {
    try node.requireResponsive()
    let bindings = try node.value(as: (any ToggleValue).self).bindings
    let isOn = bindings.allSatisfy(\.wrappedValue)
    for binding in bindings { binding.wrappedValue = !isOn }
  }

  /// Whether it is on; one with several bindings if they all are.
  public func isOn() throws -> Bool {
    try node.value(as: (any ToggleValue).self).bindings.allSatisfy(\.wrappedValue)
  }
}

/// What can be read of a toggle whatever its label is.
private protocol ToggleValue {
  var bindings: [Binding<Bool>] { get }
}

extension Toggle: ToggleValue {}
