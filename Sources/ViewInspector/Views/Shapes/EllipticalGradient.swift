import SwiftUI

extension ViewType {
  /// Stands for `EllipticalGradient`.
  public struct EllipticalGradient: BaseViewType {
    public static let typePrefix = "EllipticalGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `EllipticalGradient`.
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> {
    try child(ViewType.EllipticalGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `EllipticalGradient`.
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<
    ViewType.EllipticalGradient
  > {
    try child(ViewType.EllipticalGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.EllipticalGradient {
  /// Its colors, and where they stand.
  public func gradient() throws -> Gradient {
    try node.value(as: EllipticalGradient.self).gradient
  }

  /// Its middle, in parts of the view's size.
  public func center() throws -> UnitPoint {
    try node.value(as: EllipticalGradient.self).center
  }

  /// Where its first color stands, in parts of the view's size.
  public func startRadiusFraction() throws -> CGFloat {
    try node.value(as: EllipticalGradient.self).startRadiusFraction
  }

  /// Where its last color stands, in parts of the view's size.
  public func endRadiusFraction() throws -> CGFloat {
    try node.value(as: EllipticalGradient.self).endRadiusFraction
  }
}
