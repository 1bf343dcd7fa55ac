import SwiftUI

extension ViewType {
  public struct ScrollView: BaseViewType, SingleViewContent {
    public static let typePrefix = "ScrollView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> {
    try child(ViewType.ScrollView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> {
    try child(ViewType.ScrollView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ScrollView {
  public func axes() throws -> Axis.Set {
    try node.value(as: (any ScrollViewValue).self).axes
  }

  public func showsIndicators() throws -> Bool {
    try node.value(as: (any ScrollViewValue).self).showsIndicators
  }

  @available(*, deprecated, message: "Scroll views have no insets of their own")
  public func contentInsets() throws -> EdgeInsets { EdgeInsets() }
}

/// What can be read of a scroll view whatever its content is.
private protocol ScrollViewValue {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
}

extension ScrollView: ScrollViewValue {}
