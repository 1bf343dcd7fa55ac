import SwiftUI

extension ViewType {
  public struct NavigationSplitView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationSplitView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> {
    try child(ViewType.NavigationSplitView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationSplitView(_ index: Int) throws -> InspectableView<
    ViewType.NavigationSplitView
  > {
    try child(ViewType.NavigationSplitView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.NavigationSplitView {
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("sidebarView")
  }

  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("detailView")
  }
}
