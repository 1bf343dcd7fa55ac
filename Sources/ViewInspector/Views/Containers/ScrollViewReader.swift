import SwiftUI

extension ViewType {
  /// Stands for `ScrollViewReader`.
  public struct ScrollViewReader: BaseViewType, SingleViewContent {
    public static let typePrefix = "ScrollViewReader"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ScrollViewReader`.
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(ViewType.ScrollViewReader.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ScrollViewReader`.
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(ViewType.ScrollViewReader.self, at: index)
  }
}
