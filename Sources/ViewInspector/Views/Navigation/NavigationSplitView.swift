import SwiftUI

extension ViewType {
  /// Stands for `NavigationSplitView`.
  public struct NavigationSplitView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationSplitView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `NavigationSplitView`.
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> {
    try child(ViewType.NavigationSplitView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `NavigationSplitView`.
  public func navigationSplitView(_ index: Int) throws -> InspectableView<
    ViewType.NavigationSplitView
  > {
    try child(ViewType.NavigationSplitView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.NavigationSplitView {
  /// What stands in the sidebar.
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("sidebarView")
  }

  /// What stands beside the sidebar.
  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("detailView")
  }
}
