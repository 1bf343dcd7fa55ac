import Foundation

extension View {
  /// Shows a smaller text below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }
}
