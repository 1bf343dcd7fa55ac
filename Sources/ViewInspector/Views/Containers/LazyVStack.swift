import SwiftUI

extension ViewType {
  /// Stands for `LazyVStack`.
  public struct LazyVStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyVStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LazyVStack`.
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> {
    try child(ViewType.LazyVStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LazyVStack`.
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> {
    try child(ViewType.LazyVStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyVStack {
  /// How it aligns its children.
  public func alignment() throws -> HorizontalAlignment {
    try node.value(as: (any LazyVStackValue).self).alignment
  }

  /// Between its children, in points; nil for the usual one.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyVStackValue).self).spacing
  }

  /// Which headers and footers stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyVStackValue).self).pinnedViews
  }
}

/// What can be read of the view whatever its content is.
private protocol LazyVStackValue {
  var alignment: HorizontalAlignment { get }
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
}

extension LazyVStack: LazyVStackValue {}
