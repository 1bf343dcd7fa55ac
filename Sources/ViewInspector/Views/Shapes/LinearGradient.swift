import SwiftUI

extension ViewType {
  /// Stands for `LinearGradient`.
  public struct LinearGradient: BaseViewType {
    public static let typePrefix = "LinearGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `LinearGradient`.
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> {
    try child(ViewType.LinearGradient.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `LinearGradient`.
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> {
    try child(ViewType.LinearGradient.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.LinearGradient {
  /// Its colors, and where they stand.
  public func gradient() throws -> Gradient {
    try node.value(as: LinearGradient.self).gradient
  }

  /// Where its first color stands, in parts of the view's size.
  public func startPoint() throws -> UnitPoint {
    try node.value(as: LinearGradient.self).startPoint
  }

  /// Where its last color stands, in parts of the view's size.
  public func endPoint() throws -> UnitPoint {
    try node.value(as: LinearGradient.self).endPoint
  }
}
