import SwiftUI

extension ViewType {
  /// Stands for `NavigationView`.
  public struct NavigationView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `NavigationView`.
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> {
    try child(ViewType.NavigationView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `NavigationView`.
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> {
    try child(ViewType.NavigationView.self, at: index)
  }
}
