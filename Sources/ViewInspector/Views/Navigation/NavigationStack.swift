import SwiftUI

extension ViewType {
  public struct NavigationStack: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> {
    try child(ViewType.NavigationStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> {
    try child(ViewType.NavigationStack.self, at: index)
  }
}
