import SwiftUI

extension ViewType {
  /// Stands for `LazyHGrid`.
  public struct LazyHGrid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyHGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LazyHGrid`.
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> {
    try child(ViewType.LazyHGrid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LazyHGrid`.
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> {
    try child(ViewType.LazyHGrid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyHGrid {
  /// How it aligns its children.
  public func alignment() throws -> VerticalAlignment {
    try node.value(as: (any LazyHGridValue).self).alignment
  }

  /// Between its children, in points; nil for the usual one.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyHGridValue).self).spacing
  }

  /// Which headers and footers stay in sight.
  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyHGridValue).self).pinnedViews
  }

  /// Its rows, as they were given.
  public func rows() throws -> [GridItem] {
    try node.value(as: (any LazyHGridValue).self).rows
  }
}

/// What can be read of the view whatever its content is.
private protocol LazyHGridValue {
  var alignment: VerticalAlignment { get }
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
  var rows: [GridItem] { get }
}

extension LazyHGrid: LazyHGridValue {}
