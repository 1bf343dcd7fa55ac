import SwiftUI

extension ViewType {
  public struct ControlGroup: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ControlGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> {
    try child(ViewType.ControlGroup.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> {
    try child(ViewType.ControlGroup.self, at: index)
  }
}
