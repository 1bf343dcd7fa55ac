import SwiftUI

extension ViewType {
  public struct LazyVStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyVStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> {
    try child(ViewType.LazyVStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> {
    try child(ViewType.LazyVStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyVStack {
  public func alignment() throws -> HorizontalAlignment {
    try node.value(as: (any LazyVStackValue).self).alignment
  }

  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyVStackValue).self).spacing
  }

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
