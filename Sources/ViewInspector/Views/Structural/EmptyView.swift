import SwiftUI

extension ViewType {
  /// Stands for `EmptyView`.
  public struct EmptyView: BaseViewType {
    public static let typePrefix = "EmptyView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `EmptyView`.
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> {
    try child(ViewType.EmptyView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `EmptyView`.
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> {
    try child(ViewType.EmptyView.self, at: index)
  }
}
