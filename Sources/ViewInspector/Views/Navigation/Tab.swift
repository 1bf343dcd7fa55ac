import SwiftUI

extension ViewType {
  /// A tab that was declared with `Tab`.
  public struct Tab: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Tab"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Tab`.
  public func tab() throws -> InspectableView<ViewType.Tab> {
    try child(ViewType.Tab.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Tab`.
  public func tab(_ index: Int) throws -> InspectableView<ViewType.Tab> {
    try child(ViewType.Tab.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Tab {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The role that it was given; nil for none.
  public func role() throws -> TabRole? { try node.value(as: (any TabValue).self).role }
}

/// What can be read of a tab whatever its content is.
private protocol TabValue {
  var role: TabRole? { get }
}

extension TabPage: TabValue {}
