import SwiftUI

extension ViewType {
  public struct LazyHGrid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyHGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> {
    try child(ViewType.LazyHGrid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> {
    try child(ViewType.LazyHGrid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyHGrid {
  public func alignment() throws -> VerticalAlignment {
    try node.value(as: (any LazyHGridValue).self).alignment
  }

  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyHGridValue).self).spacing
  }

  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyHGridValue).self).pinnedViews
  }

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
