import SwiftUI

extension ViewType {
  /// Stands for `LabeledContent`.
  public struct LabeledContent: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LabeledContent"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LabeledContent`.
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> {
    try child(ViewType.LabeledContent.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LabeledContent`.
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> {
    try child(ViewType.LabeledContent.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LabeledContent {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }
}
