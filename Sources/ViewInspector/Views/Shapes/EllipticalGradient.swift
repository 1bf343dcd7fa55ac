import SwiftUI

extension ViewType {
  public struct EllipticalGradient: BaseViewType {
    public static let typePrefix = "EllipticalGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> {
    try child(ViewType.EllipticalGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<
    ViewType.EllipticalGradient
  > {
    try child(ViewType.EllipticalGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.EllipticalGradient {
  public func gradient() throws -> Gradient {
    try node.value(as: EllipticalGradient.self).gradient
  }

  public func center() throws -> UnitPoint {
    try node.value(as: EllipticalGradient.self).center
  }

  public func startRadiusFraction() throws -> CGFloat {
    try node.value(as: EllipticalGradient.self).startRadiusFraction
  }

  public func endRadiusFraction() throws -> CGFloat {
    try node.value(as: EllipticalGradient.self).endRadiusFraction
  }
}
