import SwiftUI

extension ViewType {
  public struct LazyHStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyHStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> {
    try child(ViewType.LazyHStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> {
    try child(ViewType.LazyHStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyHStack {
  public func alignment() throws -> VerticalAlignment {
    try node.value(as: (any LazyHStackValue).self).alignment
  }

  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyHStackValue).self).spacing
  }

  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyHStackValue).self).pinnedViews
  }
}

/// What can be read of the view whatever its content is.
private protocol LazyHStackValue {
  var alignment: VerticalAlignment { get }
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
}

extension LazyHStack: LazyHStackValue {}
