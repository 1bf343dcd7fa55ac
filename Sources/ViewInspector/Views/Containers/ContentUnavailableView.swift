import SwiftUI

extension ViewType {
  /// Stands for `ContentUnavailableView`.
  public struct ContentUnavailableView: BaseViewType {
    public static let typePrefix = "ContentUnavailableView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ContentUnavailableView`.
  public func contentUnavailableView() throws -> InspectableView<ViewType.ContentUnavailableView> {
    try child(ViewType.ContentUnavailableView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ContentUnavailableView`.
  public func contentUnavailableView(_ index: Int) throws -> InspectableView<
    ViewType.ContentUnavailableView
  > {
    try child(ViewType.ContentUnavailableView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ContentUnavailableView {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The text below the label.
  public func description() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("description")
  }

  /// The actions below the text.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("actions")
  }
}
