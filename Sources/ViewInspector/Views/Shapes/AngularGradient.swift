import SwiftUI

extension ViewType {
  public struct AngularGradient: BaseViewType {
    public static let typePrefix = "AngularGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> {
    try child(ViewType.AngularGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> {
    try child(ViewType.AngularGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.AngularGradient {
  public func gradient() throws -> Gradient {
    try node.value(as: AngularGradient.self).gradient
  }

  public func center() throws -> UnitPoint {
    try node.value(as: AngularGradient.self).center
  }

  public func startAngle() throws -> Angle {
    try node.value(as: AngularGradient.self).startAngle
  }

  public func endAngle() throws -> Angle {
    try node.value(as: AngularGradient.self).endAngle
  }
}
