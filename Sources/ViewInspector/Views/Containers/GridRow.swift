import SwiftUI

extension ViewType {
  public struct GridRow: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
  }
}

extension InspectableView where View: SingleViewContent {
  public func gridRow() throws -> InspectableView<ViewType.GridRow> {
    try child(ViewType.GridRow.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> {
    try child(ViewType.GridRow.self, at: index)
  }
}
