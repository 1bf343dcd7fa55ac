import SwiftUI

extension ViewType {
  /// Stands for `Label`.
  public struct Label: BaseViewType {
    public static let typePrefix = "Label"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Label`.
  public func label() throws -> InspectableView<ViewType.Label> {
    try child(ViewType.Label.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Label`.
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> {
    try child(ViewType.Label.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Label {
  /// The title.
  public func title() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("title")
  }

  /// The icon.
  public func icon() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("icon")
  }
}
