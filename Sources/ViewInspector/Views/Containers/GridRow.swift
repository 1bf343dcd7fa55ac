import SwiftUI

extension ViewType {
  public struct GridRow: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
  }
}

extension InspectableView where View: SingleViewContent {
  public func gridRow() throws -> InspectableView<ViewType.GridRow> {
    try child(ViewType.GridRow.self)
  }
}

extension InspectableView where View: MultipleViewContent {
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
