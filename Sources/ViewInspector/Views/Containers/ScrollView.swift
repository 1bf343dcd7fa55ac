import SwiftUI

extension ViewType {
  /// Stands for `ScrollView`.
  public struct ScrollView: BaseViewType, SingleViewContent {
    public static let typePrefix = "ScrollView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ScrollView`.
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> {
    try child(ViewType.ScrollView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ScrollView`.
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> {
    try child(ViewType.ScrollView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ScrollView {
  /// Along which axes it scrolls.
  public func axes() throws -> Axis.Set {
    try node.value(as: (any ScrollViewValue).self).axes
  }

  /// Whether it was said to show where its content stands.
  public func showsIndicators() throws -> Bool {
    try node.value(as: (any ScrollViewValue).self).showsIndicators
  }

  /// Always none, as in the original for a scroll view that was not given any.
  @available(*, deprecated, message: "Scroll views have no insets of their own")
  public func contentInsets() throws -> EdgeInsets { EdgeInsets() }
}

/// What can be read of a scroll view whatever its content is.
private protocol ScrollViewValue {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
}

extension ScrollView: ScrollViewValue {}
