import SwiftUI

extension ViewType {
  /// A chart; its marks are no views and are not looked into.
  public struct Chart: BaseViewType {
    public static let typePrefix = "Chart"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Chart`.
  public func chart() throws -> InspectableView<ViewType.Chart> {
    try child(ViewType.Chart.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Chart`.
  public func chart(_ index: Int) throws -> InspectableView<ViewType.Chart> {
    try child(ViewType.Chart.self, at: index)
  }
}
