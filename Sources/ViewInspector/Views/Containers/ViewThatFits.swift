import SwiftUI

extension ViewType {
  public struct ViewThatFits: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ViewThatFits"
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> {
    try child(ViewType.ViewThatFits.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> {
    try child(ViewType.ViewThatFits.self, at: index)
  }
}
