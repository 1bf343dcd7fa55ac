import SwiftUI

extension ViewType {
  /// Stands for `LazyVGrid`.
  public struct LazyVGrid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyVGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LazyVGrid`.
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> {
    try child(ViewType.LazyVGrid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LazyVGrid`.
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> {
    try child(ViewType.LazyVGrid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyVGrid {
  /// How it aligns its children.
  public func alignment() throws -> HorizontalAlignment {
    try node.value(as: (any LazyVGridValue).self).alignment
  }

  /// Between its children, in points; nil for the usual one.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyVGridValue).self).spacing
  }

  /// Which headers and footers stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyVGridValue).self).pinnedViews
  }

  /// Its columns, as they were given.
  public func columns() throws -> [GridItem] {
    try node.value(as: (any LazyVGridValue).self).columns
  }
}

/// What can be read of the view whatever its content is.
private protocol LazyVGridValue {
  var alignment: HorizontalAlignment { get }
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
  var columns: [GridItem] { get }
}

extension LazyVGrid: LazyVGridValue {}
