import SwiftUI

extension ViewType {
  public struct ViewModifierContent: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ViewModifierContent"
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> {
    try child(ViewType.ViewModifierContent.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func viewModifierContent(_ index: Int) throws -> InspectableView<
    ViewType.ViewModifierContent
  > {
    try child(ViewType.ViewModifierContent.self, at: index)
  }
}
