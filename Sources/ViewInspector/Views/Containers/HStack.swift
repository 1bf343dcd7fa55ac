import SwiftUI

extension ViewType {
  public struct HStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "HStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func hStack() throws -> InspectableView<ViewType.HStack> {
    try child(ViewType.HStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
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
