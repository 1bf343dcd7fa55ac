import SwiftUI

extension ViewType {
  public struct LabeledContent: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LabeledContent"
  }
}

extension InspectableView where View: SingleViewContent {
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> {
    try child(ViewType.LabeledContent.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> {
    try child(ViewType.LabeledContent.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LabeledContent {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }
}
