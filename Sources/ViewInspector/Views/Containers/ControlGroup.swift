import SwiftUI

extension ViewType {
  /// Stands for `ControlGroup`.
  public struct ControlGroup: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ControlGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ControlGroup`.
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> {
    try child(ViewType.ControlGroup.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ControlGroup`.
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> {
    try child(ViewType.ControlGroup.self, at: index)
  }
}
