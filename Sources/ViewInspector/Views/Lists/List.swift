import SwiftUI

extension ViewType {
  /// Stands for `List`.
  public struct List: BaseViewType, MultipleViewContent {
    public static let typePrefix = "List"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `List`.
  public func list() throws -> InspectableView<ViewType.List> {
    try child(ViewType.List.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `List`.
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> {
    try child(ViewType.List.self, at: index)
  }
}
