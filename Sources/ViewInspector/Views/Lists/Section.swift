import SwiftUI

extension ViewType {
  public struct Section: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Section"
  }
}

extension InspectableView where View: SingleViewContent {
  public func section() throws -> InspectableView<ViewType.Section> {
    try child(ViewType.Section.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> {
    try child(ViewType.Section.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Section {
  public func header() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("header")
  }

  public func footer() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("footer")
  }
}
