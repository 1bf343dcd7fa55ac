import SwiftUI

extension ViewType {
  /// Stands for `LazyHStack`.
  public struct LazyHStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyHStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LazyHStack`.
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> {
    try child(ViewType.LazyHStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LazyHStack`.
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> {
    try child(ViewType.LazyHStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyHStack {
  /// How it aligns its children.
  public func alignment() throws -> VerticalAlignment {
    try node.value(as: (any LazyHStackValue).self).alignment
  }

  /// Between its children, in points; nil for the usual one.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyHStackValue).self).spacing
  }

  /// Which headers and footers stay in sight.
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
