import UIKit

extension View {
  /// Gives the view's elements a descriptor of their chart.
  ///
  /// Code that walks the elements of a hosted view finds it as that of an `AXChart`.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(AccessibilityChartModifier(representable: representable))
  }
}
