import SwiftUI

extension ViewType {
  public struct NavigationView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> {
    try child(ViewType.NavigationView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> {
    try child(ViewType.NavigationView.self, at: index)
  }
}
