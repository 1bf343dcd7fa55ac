import SwiftUI

extension View {
  /// Changes what stands along the x axes of charts: the labels of their values, as one view for each side.
  ///
  /// Differs from Apple's: lines of the grid and ticks are drawn with the plot, so that the style does not reach them.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartSettings) { $0.xAxisStyle = { AnyView(content($0)) } }
  }

  /// Changes what stands along the y axes of charts: the labels of their values, as one view for each side.
  ///
  /// Differs from Apple's: lines of the grid and ticks are drawn with the plot, so that the style does not reach them.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartSettings) { $0.yAxisStyle = { AnyView(content($0)) } }
  }
}
