import SwiftUI

extension ViewType {
  public struct Label: BaseViewType {
    public static let typePrefix = "Label"
  }
}

extension InspectableView where View: SingleViewContent {
  public func label() throws -> InspectableView<ViewType.Label> {
    try child(ViewType.Label.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> {
    try child(ViewType.Label.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Label {
  public func title() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("title")
  }

  public func icon() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("icon")
  }
}
