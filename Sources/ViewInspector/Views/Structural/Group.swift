import SwiftUI

extension ViewType {
  /// Stands for `Group`.
  public struct Group: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Group"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Group`.
  public func group() throws -> InspectableView<ViewType.Group> {
    try child(ViewType.Group.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Group`.
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> {
    try child(ViewType.Group.self, at: index)
  }
}
