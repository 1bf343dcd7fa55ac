import SwiftUI

extension ViewType {
  public struct LazyVGrid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "LazyVGrid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> {
    try child(ViewType.LazyVGrid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> {
    try child(ViewType.LazyVGrid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LazyVGrid {
  public func alignment() throws -> HorizontalAlignment {
    try node.value(as: (any LazyVGridValue).self).alignment
  }

  public func spacing() throws -> CGFloat? {
    try node.value(as: (any LazyVGridValue).self).spacing
  }

  public func pinnedViews() throws -> PinnedScrollableViews {
    try node.value(as: (any LazyVGridValue).self).pinnedViews
  }

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
