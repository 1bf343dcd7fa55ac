import SwiftUI

extension ViewType {
  /// Stands for `NavigationStack`.
  public struct NavigationStack: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `NavigationStack`.
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> {
    try child(ViewType.NavigationStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `NavigationStack`.
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> {
    try child(ViewType.NavigationStack.self, at: index)
  }
}
