import SwiftUI

extension ViewType {
  public struct ScrollViewReader: BaseViewType, SingleViewContent {
    public static let typePrefix = "ScrollViewReader"
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(ViewType.ScrollViewReader.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(ViewType.ScrollViewReader.self, at: index)
  }
}
