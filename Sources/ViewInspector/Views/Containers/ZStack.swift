import SwiftUI

extension ViewType {
  /// Stands for `ZStack`.
  public struct ZStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ZStack"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ZStack`.
  public func zStack() throws -> InspectableView<ViewType.ZStack> {
    try child(ViewType.ZStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ZStack`.
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> {
    try child(ViewType.ZStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ZStack {
  /// How it aligns its children.
  public func alignment() throws -> Alignment {
    try node.value(as: (any ZStackValue).self).alignment
  }
}

/// What can be read of the stack whatever its content is.
private protocol ZStackValue {
  var alignment: Alignment { get }
}

extension ZStack: ZStackValue {}
