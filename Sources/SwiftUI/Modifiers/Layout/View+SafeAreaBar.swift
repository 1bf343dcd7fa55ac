import Foundation

extension View {
  /// Puts a bar above or below the view and keeps the view's content clear of it.
  ///
  /// Differs from Apple's: content that scrolls under the bar does not fade.
  ///
  /// `spacing`: Between the two, in points; nil for the usual distance.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content(), name: "safeAreaBar"))
  }

  /// Puts a bar at a side and keeps the view's content clear of it.
  ///
  /// Differs from Apple's: content that scrolls under the bar does not fade.
  ///
  /// `spacing`: Between the two, in points; nil for the usual distance.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content(), name: "safeAreaBar"))
  }
}
