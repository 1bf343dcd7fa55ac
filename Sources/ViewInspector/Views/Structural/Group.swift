import SwiftUI

extension ViewType {
  public struct Group: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Group"
  }
}

extension InspectableView where View: SingleViewContent {
  public func group() throws -> InspectableView<ViewType.Group> {
    try child(ViewType.Group.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> {
    try child(ViewType.Group.self, at: index)
  }
}
