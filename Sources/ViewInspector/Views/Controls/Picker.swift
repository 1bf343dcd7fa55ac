import SwiftUI

extension ViewType {
  /// Stands for `Picker`.
  public struct Picker: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Picker"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Picker`.
  public func picker() throws -> InspectableView<ViewType.Picker> {
    try child(ViewType.Picker.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Picker`.
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> {
    try child(ViewType.Picker.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Picker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Picks a value.
  ///
  /// - Throws: `notSupported` if the type is not exactly the picker's, optionals included.
  public func select<SelectionValue: Hashable>(value: SelectionValue) throws {
    try node.requireResponsive()
    try node.selection(SelectionValue.self, calledBy: "select(value:)").wrappedValue = value
  }

  /// What is chosen, from the binding.
  public func selectedValue<SelectionValue: Hashable>(
    _ type: SelectionValue.Type = SelectionValue.self
  ) throws -> SelectionValue {
    try node.selection(type, calledBy: "selectedValue(_:)").wrappedValue
  }
}

extension InspectedNode {
  fileprivate func selection<Value: Hashable>(
    _ type: Value.Type, calledBy function: String
  ) throws -> Binding<Value> {
    let picker = try value(as: (any PickerValue).self)
    guard let binding = picker.anySelection as? Binding<Value> else {
      throw InspectionError.notSupported(
        """
        \(function) expected a value of type \(TypeName.full(picker.selectionType)) but received \
        \(TypeName.full(type))
        """)
    }
    return binding
  }
}

/// What can be read of a picker whatever its types are.
private protocol PickerValue {
  var anySelection: Any { get }
  var selectionType: Any.Type { get }
}

extension Picker: PickerValue {
  fileprivate var anySelection: Any { selection as Any }
  fileprivate var selectionType: Any.Type { SelectionValue.self }
}
