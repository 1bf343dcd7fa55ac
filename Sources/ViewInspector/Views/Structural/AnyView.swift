import SwiftUI

extension ViewType {
  public struct AnyView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "AnyView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func anyView() throws -> InspectableView<ViewType.AnyView> {
    try child(ViewType.AnyView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> {
    try child(ViewType.AnyView.self, at: index)
  }
}
