import SwiftUI

extension ViewType {
  public struct LinearGradient: BaseViewType {
    public static let typePrefix = "LinearGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> {
    try child(ViewType.LinearGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> {
    try child(ViewType.LinearGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LinearGradient {
  public func gradient() throws -> Gradient {
    try node.value(as: LinearGradient.self).gradient
  }

  public func startPoint() throws -> UnitPoint {
    try node.value(as: LinearGradient.self).startPoint
  }

  public func endPoint() throws -> UnitPoint {
    try node.value(as: LinearGradient.self).endPoint
  }
}
