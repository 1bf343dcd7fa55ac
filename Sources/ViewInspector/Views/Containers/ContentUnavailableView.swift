import SwiftUI

extension ViewType {
  public struct ContentUnavailableView: BaseViewType {
    public static let typePrefix = "ContentUnavailableView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func contentUnavailableView() throws -> InspectableView<ViewType.ContentUnavailableView> {
    try child(ViewType.ContentUnavailableView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func contentUnavailableView(_ index: Int) throws -> InspectableView<
    ViewType.ContentUnavailableView
  > {
    try child(ViewType.ContentUnavailableView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ContentUnavailableView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  public func description() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("description")
  }

  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("actions")
  }
}
