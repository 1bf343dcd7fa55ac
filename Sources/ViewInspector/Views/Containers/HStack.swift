import SwiftUI

extension ViewType {
  /// Stands for `HStack`.
  public struct HStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "HStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `HStack`.
  public func hStack() throws -> InspectableView<ViewType.HStack> {
    try child(ViewType.HStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `HStack`.
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> {
    try child(ViewType.HStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.HStack {
  /// The distance between the children in points; nil for the default.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any HStackValue).self).spacing
  }

  /// How it aligns its children.
  public func alignment() throws -> VerticalAlignment? {
    try node.value(as: (any HStackValue).self).alignment
  }
}

/// What can be read of the stack whatever its content is.
private protocol HStackValue {
  var spacing: CGFloat? { get }
  var alignment: VerticalAlignment { get }
}

extension HStack: HStackValue {}
