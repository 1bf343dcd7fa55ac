import SwiftUI

extension ViewType {
  /// Stands for `SecureField`.
  public struct SecureField: BaseViewType {
    public static let typePrefix = "SecureField"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `SecureField`.
  public func secureField() throws -> InspectableView<ViewType.SecureField> {
    try child(ViewType.SecureField.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `SecureField`.
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> {
    try child(ViewType.SecureField.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.SecureField {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The text, from the binding.
  public func input() throws -> String {
    try node.value(as: (any SecureFieldValue).self).text.wrappedValue
  }

  /// Writes the text that a user would have typed.
  public func setInput(_ value: String) throws {
    try node.requireResponsive()
    try node.value(as: (any SecureFieldValue).self).text.wrappedValue = value
  }

  /// Does what `onCommit` was given.
  public func callOnCommit() throws {
    try node.value(as: (any SecureFieldValue).self).onCommit()
  }
}

/// What can be read of a secure field whatever its label is.
private protocol SecureFieldValue {
  var text: Binding<String> { get }
  var onCommit: () -> Void { get }
}

extension SecureField: SecureFieldValue {}
