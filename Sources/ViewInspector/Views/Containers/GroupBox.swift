import SwiftUI

extension ViewType {
  public struct GroupBox: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GroupBox"
  }
}

extension InspectableView where View: SingleViewContent {
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> {
    try child(ViewType.GroupBox.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> {
    try child(ViewType.GroupBox.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.GroupBox {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }
}
