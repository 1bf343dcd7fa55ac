import SwiftUI

extension ViewType {
  /// Stands for `Section`.
  public struct Section: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Section"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Section`.
  public func section() throws -> InspectableView<ViewType.Section> {
    try child(ViewType.Section.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Section`.
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> {
    try child(ViewType.Section.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Section {
  /// The header.
  public func header() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("header")
  }

  /// The footer.
  public func footer() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("footer")
  }
}
