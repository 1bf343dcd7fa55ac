import SwiftUI

extension ViewType {
  /// Stands for `DatePicker`.
  public struct DatePicker: BaseViewType {
    public static let typePrefix = "DatePicker"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `DatePicker`.
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> {
    try child(ViewType.DatePicker.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `DatePicker`.
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> {
    try child(ViewType.DatePicker.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.DatePicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Chooses a date, through the binding.
  public func select(date: Date) throws {
    try node.requireResponsive()
    try node.value(as: (any DatePickerSelection).self).selection.wrappedValue = date
  }
}

/// What can be read of a date picker whatever its label is.
private protocol DatePickerSelection {
  var selection: Binding<Date> { get }
}

extension DatePicker: DatePickerSelection {}
