import SwiftUI

extension ViewType {
  public struct EmptyView: BaseViewType {
    public static let typePrefix = "EmptyView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> {
    try child(ViewType.EmptyView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> {
    try child(ViewType.EmptyView.self, at: index)
  }
}
