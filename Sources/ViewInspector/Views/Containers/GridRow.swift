import SwiftUI

extension ViewType {
  /// Stands for `GridRow`.
  public struct GridRow: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `GridRow`.
  public func gridRow() throws -> InspectableView<ViewType.GridRow> {
    try child(ViewType.GridRow.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `GridRow`.
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> {
    try child(ViewType.GridRow.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.GridRow {
  /// Nil for the grid's own.
  public func alignment() throws -> VerticalAlignment? {
    try node.value(as: (any GridRowValue).self).alignment
  }
}

/// What can be read of a row whatever its content is.
private protocol GridRowValue {
  var alignment: VerticalAlignment? { get }
}

extension GridRow: GridRowValue {}
