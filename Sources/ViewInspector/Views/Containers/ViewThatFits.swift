import SwiftUI

extension ViewType {
  /// Stands for `ViewThatFits`.
  public struct ViewThatFits: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ViewThatFits"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ViewThatFits`.
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> {
    try child(ViewType.ViewThatFits.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ViewThatFits`.
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> {
    try child(ViewType.ViewThatFits.self, at: index)
  }
}
