import SwiftUI

extension ViewType {
  public struct RadialGradient: BaseViewType {
    public static let typePrefix = "RadialGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> {
    try child(ViewType.RadialGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> {
    try child(ViewType.RadialGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.RadialGradient {
  public func gradient() throws -> Gradient {
    try node.value(as: RadialGradient.self).gradient
  }

  public func center() throws -> UnitPoint {
    try node.value(as: RadialGradient.self).center
  }

  public func startRadius() throws -> CGFloat {
    try node.value(as: RadialGradient.self).startRadius
  }

  public func endRadius() throws -> CGFloat {
    try node.value(as: RadialGradient.self).endRadius
  }
}
