import SwiftUI

extension ViewType {
  /// Stands for `RadialGradient`.
  public struct RadialGradient: BaseViewType {
    public static let typePrefix = "RadialGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `RadialGradient`.
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> {
    try child(ViewType.RadialGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `RadialGradient`.
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> {
    try child(ViewType.RadialGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.RadialGradient {
  /// Its colors, and where they stand.
  public func gradient() throws -> Gradient {
    try node.value(as: RadialGradient.self).gradient
  }

  /// Its middle, in parts of the view's size.
  public func center() throws -> UnitPoint {
    try node.value(as: RadialGradient.self).center
  }

  /// Where its first color stands, in points from the middle.
  public func startRadius() throws -> CGFloat {
    try node.value(as: RadialGradient.self).startRadius
  }

  /// Where its last color stands, in points from the middle.
  public func endRadius() throws -> CGFloat {
    try node.value(as: RadialGradient.self).endRadius
  }
}
