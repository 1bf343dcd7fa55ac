import SwiftUI

extension ViewType {
  /// Stands for `TextField`.
  public struct TextField: BaseViewType {
    public static let typePrefix = "TextField"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `TextField`.
  public func textField() throws -> InspectableView<ViewType.TextField> {
    try child(ViewType.TextField.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `TextField`.
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> {
    try child(ViewType.TextField.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.TextField {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The text that an empty field shows.
  public func prompt() throws -> InspectableView<ViewType.Text> {
    try supplementary("prompt").text()
  }

  /// The text, from the binding.
  public func input() throws -> String {
    try node.value(as: (any TextFieldValue).self).source.text.wrappedValue
  }

  /// Writes the text that a user would have typed.
  public func setInput(_ value: String) throws {
    try node.requireResponsive()
    try node.value(as: (any TextFieldValue).self).source.text.wrappedValue = value
  }

  /// Tells `onEditingChanged` that editing has ended.
  public func callOnEditingChanged() throws {
    try node.requireResponsive()
    try node.value(as: (any TextFieldValue).self).onEditingChanged(false)
  }

  /// Does what `onCommit` was given.
  public func callOnCommit() throws {
    try node.requireResponsive()
    try node.value(as: (any TextFieldValue).self).onCommit()
  }
}

/// What can be read of a text field whatever its label is.
private protocol TextFieldValue {
  var source: TextFieldSource { get }
  var onEditingChanged: (Bool) -> Void { get }
  var onCommit: () -> Void { get }
}

extension TextField: TextFieldValue {}
