import Foundation
import SwiftUI

extension AxisValueLabel where Content == Text {
  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .label(view: AnyView(Text(titleKey)), format: nil), centered, anchor, horizontalSpacing,
      verticalSpacing, orientation, collisionResolution)
  }

  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .label(view: AnyView(Text(title)), format: nil), centered, anchor, horizontalSpacing,
      verticalSpacing, orientation, collisionResolution)
  }

  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .label(view: AnyView(Text(titleResource)), format: nil), centered, anchor, horizontalSpacing,
      verticalSpacing, orientation, collisionResolution)
  }
}
