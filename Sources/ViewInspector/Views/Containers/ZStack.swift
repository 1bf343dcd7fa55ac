import SwiftUI

extension ViewType {
  public struct ZStack: BaseViewType, MultipleViewContent {
    public static let typePrefix = "ZStack"
  }
}

extension InspectableView where View: SingleViewContent {
  public func zStack() throws -> InspectableView<ViewType.ZStack> {
    try child(ViewType.ZStack.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> {
    try child(ViewType.ZStack.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ZStack {
  public func alignment() throws -> Alignment {
    try node.value(as: (any ZStackValue).self).alignment
  }
}

/// What can be read of the stack whatever its content is.
private protocol ZStackValue {
  var alignment: Alignment { get }
}

extension ZStack: ZStackValue {}
