import SwiftUI

extension ViewType {
  /// Stands for `GroupBox`.
  public struct GroupBox: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GroupBox"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `GroupBox`.
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> {
    try child(ViewType.GroupBox.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `GroupBox`.
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> {
    try child(ViewType.GroupBox.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.GroupBox {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }
}
