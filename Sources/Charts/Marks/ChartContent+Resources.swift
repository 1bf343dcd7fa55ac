import Foundation
import SwiftUI

extension ChartContent {
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some ChartContent {
    accessibilityLabel(Text(labelResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some ChartContent {
    accessibilityValue(Text(valueResource))
  }
}
