import SwiftUI

extension ViewType {
  public struct Grid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
  }
}

extension InspectableView where View: SingleViewContent {
  public func grid() throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Grid {
  public func alignment() throws -> Alignment {
    try node.value(as: (any GridValue).self).alignment
  }

  /// The distance between columns in points; nil for the system's.
  public func horizontalSpacing() throws -> CGFloat? {
    try node.value(as: (any GridValue).self).horizontalSpacing
  }

  /// The distance between rows in points; nil for the system's.
  public func verticalSpacing() throws -> CGFloat? {
    try node.value(as: (any GridValue).self).verticalSpacing
  }
}

/// What can be read of a grid whatever its content is.
private protocol GridValue {
  var alignment: Alignment { get }
  var horizontalSpacing: CGFloat? { get }
  var verticalSpacing: CGFloat? { get }
}

extension Grid: GridValue {}
