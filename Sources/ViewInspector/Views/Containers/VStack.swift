import SwiftUI

extension ViewType {
  /// Stands for `VStack`.
  public struct VStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "VStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `VStack`.
  public func vStack() throws -> InspectableView<ViewType.VStack> {
    try child(ViewType.VStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `VStack`.
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> {
    try child(ViewType.VStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.VStack {
  /// The distance between the children in points; nil for the default.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any VStackValue).self).spacing
  }

  /// How it aligns its children.
  public func alignment() throws -> HorizontalAlignment? {
    try node.value(as: (any VStackValue).self).alignment
  }
}

/// What can be read of the stack whatever its content is.
private protocol VStackValue {
  var spacing: CGFloat? { get }
  var alignment: HorizontalAlignment { get }
}

extension VStack: VStackValue {}
