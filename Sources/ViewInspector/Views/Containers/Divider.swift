import SwiftUI

extension ViewType {
  /// Stands for `Divider`.
  public struct Divider: BaseViewType {
    public static let typePrefix = "Divider"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Divider`.
  public func divider() throws -> InspectableView<ViewType.Divider> {
    try child(ViewType.Divider.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Divider`.
  public func divider(_ index: Int) throws -> InspectableView<ViewType.Divider> {
    try child(ViewType.Divider.self, at: index)
  }
}
