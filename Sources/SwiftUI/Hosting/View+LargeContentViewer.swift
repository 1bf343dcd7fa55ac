extension View {
  /// Shows the view large while a finger rests on it, where texts have an accessibility size.
  ///
  /// Differs from Apple's: the sizes are from looking at pictures of the viewer, and there is no blur behind it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentViewerModifier(large: self))
  }

  /// Shows a label, text or image large while a finger rests on the view, where texts have an accessibility size.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(LargeContentViewerModifier(large: largeContentView()))
  }
}
