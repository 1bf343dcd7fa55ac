import Foundation
import SwiftUI

extension ViewType {
  /// Stands for `MultiDatePicker`.
  public struct MultiDatePicker: BaseViewType {
    public static let typePrefix = "MultiDatePicker"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `MultiDatePicker`.
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> {
    try child(ViewType.MultiDatePicker.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `MultiDatePicker`.
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> {
    try child(ViewType.MultiDatePicker.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.MultiDatePicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Chooses these dates and no others, through the binding.
  public func select(dateComponents: Set<DateComponents>) throws {
    try node.requireResponsive()
    try node.value(as: (any MultiDatePickerSelection).self).selection.wrappedValue = dateComponents
  }

  /// The begin of what can be chosen; nil for no limit.
  public func minimumDate() throws -> Date? {
    try node.value(as: (any MultiDatePickerSelection).self).minimumDate
  }

  /// The end of what can be chosen; nil for no limit.
  public func maximumDate() throws -> Date? {
    try node.value(as: (any MultiDatePickerSelection).self).maximumDate
  }
}

/// What can be read of a picker of several dates whatever its label is.
private protocol MultiDatePickerSelection {
  var selection: Binding<Set<DateComponents>> { get }
  var minimumDate: Date? { get }
  var maximumDate: Date? { get }
}

extension MultiDatePicker: MultiDatePickerSelection {}
