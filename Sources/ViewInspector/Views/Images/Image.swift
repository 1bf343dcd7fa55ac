import SwiftUI

extension ViewType {
  /// Stands for `Image`.
  public struct Image: BaseViewType {
    public static let typePrefix = "Image"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Image`.
  public func image() throws -> InspectableView<ViewType.Image> {
    try child(ViewType.Image.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Image`.
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> {
    try child(ViewType.Image.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Image {
  /// The image as the app made it.
  public func actualImage() throws -> Image { try node.value(as: Image.self) }

  /// What accessibility reads for the image.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    try supplementary("labelView").text()
  }
}
