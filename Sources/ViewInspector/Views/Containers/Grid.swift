import SwiftUI

extension ViewType {
  /// Stands for `Grid`.
  public struct Grid: BaseViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Grid`.
  public func grid() throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Grid`.
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> {
    try child(ViewType.Grid.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Grid {
  /// How it aligns its children.
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
