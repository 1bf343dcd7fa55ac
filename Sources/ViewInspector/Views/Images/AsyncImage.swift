import SwiftUI

extension ViewType {
  public struct AsyncImage: BaseViewType {
    public static let typePrefix = "AsyncImage"
  }
}

extension InspectableView where View: SingleViewContent {
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> {
    try child(ViewType.AsyncImage.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> {
    try child(ViewType.AsyncImage.self, at: index)
  }
}
