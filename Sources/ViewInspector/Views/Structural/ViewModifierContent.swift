import SwiftUI

extension ViewType {
  /// Stands for `ViewModifierContent`.
  public struct ViewModifierContent: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ViewModifierContent"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ViewModifierContent`.
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> {
    try child(ViewType.ViewModifierContent.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ViewModifierContent`.
  public func viewModifierContent(_ index: Int) throws -> InspectableView<
    ViewType.ViewModifierContent
  > {
    try child(ViewType.ViewModifierContent.self, at: index)
  }
}
