import SwiftUI

extension ViewType {
  /// Stands for `Form`.
  public struct Form: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Form"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Form`.
  public func form() throws -> InspectableView<ViewType.Form> {
    try child(ViewType.Form.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Form`.
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> {
    try child(ViewType.Form.self, at: index)
  }
}
