import SwiftUI

extension ViewType {
  /// Stands for `AngularGradient`.
  public struct AngularGradient: BaseViewType {
    public static let typePrefix = "AngularGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `AngularGradient`.
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> {
    try child(ViewType.AngularGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `AngularGradient`.
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> {
    try child(ViewType.AngularGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.AngularGradient {
  /// Its colors, and where they stand.
  public func gradient() throws -> Gradient {
    try node.value(as: AngularGradient.self).gradient
  }

  /// Its middle, in parts of the view's size.
  public func center() throws -> UnitPoint {
    try node.value(as: AngularGradient.self).center
  }

  /// Where its first color stands.
  public func startAngle() throws -> Angle {
    try node.value(as: AngularGradient.self).startAngle
  }

  /// Where its last color stands.
  public func endAngle() throws -> Angle {
    try node.value(as: AngularGradient.self).endAngle
  }
}
