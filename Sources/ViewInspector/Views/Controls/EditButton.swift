import SwiftUI

extension ViewType {
  /// Stands for `EditButton`.
  public struct EditButton: BaseViewType {
    public static let typePrefix = "EditButton"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `EditButton`.
  public func editButton() throws -> InspectableView<ViewType.EditButton> {
    try child(ViewType.EditButton.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `EditButton`.
  public func editButton(_ index: Int) throws -> InspectableView<ViewType.EditButton> {
    try child(ViewType.EditButton.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.EditButton {
  /// The mode that the button turns on and off; nil where nothing can be edited.
  public func editMode() throws -> Binding<EditMode>? { node.environment.values.editMode }
}
