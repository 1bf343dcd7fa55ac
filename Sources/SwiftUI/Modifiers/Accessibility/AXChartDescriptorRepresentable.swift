import UIKit

/// Makes the descriptor of a chart that is drawn by views.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Called when the descriptor is first asked for.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Called when it is asked for again and the view has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
