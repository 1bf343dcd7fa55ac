import SwiftUI

extension ViewType {
  public struct Grid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func grid() throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self, at: index)
  }
}
