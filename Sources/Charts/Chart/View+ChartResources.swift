import Foundation
import SwiftUI

extension View {
  /// Names the x axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }

  /// Names the y axis; `spacing` is between the label and the plot, in points.
  ///
  /// Differs from Apple's: a label beside the plot is not turned.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }
}
